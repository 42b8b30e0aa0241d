// The keys of a table: digits choose, Enter sends, u takes back, ? opens the rules, Escape shows all.
import { covered } from '../ui/over'
import type { TableState } from './table.svelte'

export const keys =
  (
    table: TableState,
    does: { choose: (key: string) => void; rules: () => void; all: () => void },
  ) =>
  (event: KeyboardEvent): void => {
    const on = (event.target as Element).closest.bind(event.target)
    if (
      covered() ||
      on('input, textarea, select') ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    const { draft } = table
    if (/^[1-9]$/.test(event.key) && draft && (draft.single || draft.several)) {
      const legal = draft.choices.filter((choice) => !choice.refusal)
      const choice = legal[Number(event.key) - 1]
      if (choice) does.choose(choice.key)
    } else if (event.key === 'Enter' && table.plan?.complete && !on('button, a, [role="button"]'))
      void table.send()
    else if (event.key === 'u' && (table.undoable || table.planned)) void table.undo()
    else if (event.key === '?') does.rules()
    else if (event.key === 'Escape') does.all()
    else return
    event.preventDefault()
  }
