/**
 * Opens the phone's share dialog if there is one, else copies the address to the clipboard, else opens a mail. Returns
 * whether it copied the address.
 */
export async function shareAddress(title: string, url: string, letter: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    // Rejects when the visitor closes the dialog, which is fine.
    await navigator.share({ title, url }).catch(() => undefined)
    return false
  }
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // The browser denies access to the clipboard.
    location.assign(letter)
    return false
  }
}
