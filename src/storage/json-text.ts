/**
 * S3-3: a value as the text of a JSON column. Postgres takes neither NUL nor half a character there, also not as an
 * escape, so both become U+FFFD. The only JSON.stringify of the storage for a column.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value)
  return text.includes('\\u') ? text.replace(UNSTORABLE, '$1\\ufffd') : text
}

/** The escape of a NUL or of half a character, and not a backslash of the text before a 'u'. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g
