// How much larger than its usual sixteen pixels the page's letter is (theme/base.css lets it grow
// with the screen). Boards that are laid out by numbers measure in letters, and so grow with them.

const measure = (): number =>
  typeof document === 'undefined'
    ? 1
    : parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

let factor = $state(1)
if (typeof window !== 'undefined') {
  const set = () => (factor = measure())
  set()
  addEventListener('resize', set)
}

export const grown = (): number => factor
