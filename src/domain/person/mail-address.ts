/** Whether a text may be a mail address: something, an @, and a name with a dot in it. Mail to it shows the rest. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
}
