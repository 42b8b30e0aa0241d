// Whether somebody may see that I am here, as this browser remembers it: the table decides.
const KEY = 'weirwood.shown'

export const isShown = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
export const noteShown = (shown: boolean): void => {
  try {
    if (shown) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then friends see it only while the page of friends is open.
  }
}
