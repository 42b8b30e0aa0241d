// A link that carries a list: its text, squeezed, behind the # of an address. No server sees it.
export const LONGEST_LINK = 6000
export const LONGEST_LIST = 20_000

const through = async (bytes: Uint8Array, by: GenericTransformStream, most: number) => {
  const reader = (new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() as ReadableStream)
    .pipeThrough(by)
    .getReader() as ReadableStreamDefaultReader<Uint8Array>
  const parts: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(parts)
    parts.push(...value)
    // A few bytes may unfold to gigabytes: whoever sends such a link gets no further.
    if (parts.length > most) {
      await reader.cancel()
      throw new RangeError('too long')
    }
  }
}

/** The part of an address after its #; nothing if the list is too long to be sent so. */
export const pack = async (text: string): Promise<string | null> => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > LONGEST_LIST) return null
  const squeezed = await through(bytes, new CompressionStream('deflate-raw'), LONGEST_LIST)
  const letters = btoa(String.fromCharCode(...squeezed))
  const link = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return link.length <= LONGEST_LINK ? link : null
}

/** The list of a link; nothing if it is none of ours. */
export const unpack = async (link: string): Promise<string | null> => {
  if (link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return null
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST_LIST)
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return null
  }
}
