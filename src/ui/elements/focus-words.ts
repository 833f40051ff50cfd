/** Moves the focus to words that are no control, such as a dialog's heading, so that they are read first. */
export function focusWords(words: HTMLElement | null | undefined): void {
  if (!words) return
  words.tabIndex = -1
  words.focus({ preventScroll: true })
}
