// Copying a link: by the clipboard where the page may use it, else by the field itself. A table that
// friends reach over plain http has no clipboard.
export const copy = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Forbidden, or not there at all: the reader sees the link selected, and may copy it by hand.
    field?.focus()
    field?.select()
    return field !== null && document.execCommand('copy')
  }
}
