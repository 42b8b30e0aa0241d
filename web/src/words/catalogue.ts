// Fluent files as one catalogue: which messages there are, and which arguments each of them reads.
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Lang } from '../protocol'

export { LANGUAGES, THOUSANDS, type Lang } from '../protocol'

/** The Fluent form of an id: dots become hyphens, underscores stay. */
export const fluentId = (id: string): string => id.replaceAll('.', '-')

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']

/** The parts of Fluent's own tree that name an argument or lead to another message. */
interface Node {
  type: string
  name?: string
  attr?: string | null
  selector?: Node
  variants?: { value: Pattern }[]
  args?: Node[]
}

export interface Needs {
  chosenBy: ReadonlySet<string>
  all: ReadonlySet<string>
}

export class Catalogue {
  readonly lang: Lang
  private readonly bundle: FluentBundle
  private readonly known = new Map<string, Needs>()

  constructor(lang: Lang, files: readonly string[]) {
    this.lang = lang
    this.bundle = new FluentBundle([lang], { useIsolating: false })
    // Later files may replace messages of earlier ones: a game's words over the shared ones.
    for (const file of files)
      this.bundle.addResource(new FluentResource(file), { allowOverrides: true })
  }

  private pattern(message: string, attribute: string | null): Pattern {
    const found = this.bundle.getMessage(message)
    if (!found) return null
    return attribute === null ? found.value : (found.attributes[attribute] ?? null)
  }

  has(message: string, attribute: string | null = null): boolean {
    return this.pattern(message, attribute) !== null
  }

  needs(message: string, attribute: string | null = null): Needs {
    const key = `${message}.${attribute ?? ''}`
    let needs = this.known.get(key)
    if (!needs) {
      const chosenBy = new Set<string>()
      const all = new Set<string>()
      const seen = new Set([key])
      const read = (pattern: Pattern): void => {
        if (Array.isArray(pattern))
          for (const part of pattern) if (typeof part !== 'string') visit(part as Node)
      }
      const visit = (node: Node): void => {
        if (node.type === 'var') all.add(node.name!)
        else if (node.type === 'select') {
          if (node.selector!.type === 'var') chosenBy.add(node.selector!.name!)
          visit(node.selector!)
          for (const variant of node.variants!) read(variant.value)
        } else if (node.type === 'mesg') {
          const next = `${node.name}.${node.attr ?? ''}`
          if (seen.has(next)) return
          seen.add(next)
          read(this.pattern(node.name!, node.attr ?? null))
        } else for (const arg of node.args ?? []) visit(arg)
      }
      read(this.pattern(message, attribute))
      needs = { chosenBy, all }
      this.known.set(key, needs)
    }
    return needs
  }

  format(message: string, attribute: string | null, args: Record<string, string | number>): string {
    const pattern = this.pattern(message, attribute)
    if (pattern === null) throw new Error(`no ${message} in ${this.lang}`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors[0]) throw new Error(`${message} (${this.lang}): ${errors[0].message}`)
    return text
  }
}
