/**
 * A text from outside with at most `most` characters. It is cut between two characters, never inside an emoji, and what
 * no database stores is gone: NUL, and half a character. The one place where a text is cut (S3-3).
 */
export function cutText(text: string, most: number): string {
  const whole = text.toWellFormed().replaceAll('\0', '')
  return whole.slice(0, endOf(whole, most))
}

/** The same, with an ellipsis where something is missing. */
export function shortened(text: string, most: number): string {
  const whole = text.toWellFormed().replaceAll('\0', '')
  const end = endOf(whole, most)
  return end < whole.length ? `${whole.slice(0, end)}…` : whole
}

/**
 * A text as the database takes it. NUL and half a character become U+FFFD, so that such an id or token never equals
 * another one.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

/** Where the first `most` characters end; an emoji is one. */
function endOf(text: string, most: number): number {
  if (text.length <= most) return text.length
  let end = 0
  for (let characters = 0; characters < most && end < text.length; characters += 1)
    end += text.codePointAt(end)! > LAST_OF_ONE_UNIT ? 2 : 1
  return end
}

const LAST_OF_ONE_UNIT = 0xffff
