// Numbers as a language writes them.

export const percent = (lang: string, share: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(share)
export const count = (lang: string, n: number, digits = 1): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(n)

/** How much more or less of something: `+1.5`. What is little is told more finely, never as nothing. */
export const signed = (lang: string, n: number): string =>
  new Intl.NumberFormat(lang, {
    maximumFractionDigits: Math.abs(n) < 0.05 ? 2 : 1,
    signDisplay: 'exceptZero',
  })
    .format(n)
    .replace('-', '−')
