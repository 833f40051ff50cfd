/**
 * S3-20: rows as CSV (RFC 4180), for the console and the commands: commas, double quotes where needed, CRLF. A cell that
 * a spreadsheet would read as a formula gets a leading apostrophe. Numbers and phone numbers (+61…) do not: they compute
 * nothing, and other programs read them.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formula characters, half or full width, after whitespace that a program may drop; or whitespace that moves the rest
 * into another cell.
 */
const FORMULA = /^(?:[\s\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/
const NUMBER = /^[+-][0-9]+(\.[0-9]+)?$/
