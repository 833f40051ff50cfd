/**
 * Rows as CSV (RFC 4180): comma, double quotes where needed, CRLF. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe; numbers and phone numbers (+61…) do not, since they compute nothing and other programs read
 * them.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Half or full width, after blanks that a program may drop; or a blank that moves the rest into another cell. */
const FORMULA = /^(?:[\s\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/
const NUMBER = /^[+-][0-9]+(\.[0-9]+)?$/
