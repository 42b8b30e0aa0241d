const SIGNS = 'ⅠⅡⅢⅣⅤⅥ'

/** Names of seats of which several are alike, told apart by the number of the seat. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, seat) =>
    names.filter((other) => other === name).length > 1
      ? `${name} ${SIGNS[seat] ?? seat + 1}`
      : name,
  )
