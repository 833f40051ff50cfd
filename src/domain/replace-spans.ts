/**
 * Replaces each span from `open` to the `close` after it: with '<', '>' and a space, tags by spaces. What never closes
 * stays. Reads the text once.
 */
export function replaceSpans(text: string, open: string, close: string, by: string): string {
  let written = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length)
    if (end === -1) return written + text.slice(from)
    written += text.slice(from, start) + by
    from = end + close.length
  }
}
