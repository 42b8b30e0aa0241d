/** A long name in balanced lines of about eleven letters, as the map's boxes were measured. */
export const split = (name: string, wide = 11): string[] => {
  const out: string[] = []
  for (const word of name.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= wide)
      out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  return out
}
