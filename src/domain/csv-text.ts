import { stringify } from 'csv-stringify/sync'

/** Rows as text (RFC 4180): cells are quoted where needed, and rows end with CRLF. */
export function delimitedText(rows: readonly (readonly string[])[], delimiter: ',' | '\t' = ','): string {
  return stringify([...rows], { delimiter, record_delimiter: 'windows', quoted_match: /[,\t\r\n]/ })
}

/**
 * S3-20: rows as CSV for people, for the console and the commands. A cell that a spreadsheet would read as a formula
 * gets a leading apostrophe. Numbers and phone numbers (+61…) do not: they compute nothing, and other programs read them.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return delimitedText(rows.map((row) => row.map(withoutFormula)))
}

function withoutFormula(text: string): string {
  // Small, raised and full-width forms of the characters are the same ones to some programs.
  return FORMULA.test(text.normalize('NFKC')) && !NUMBER.test(text) ? `'${text}` : text
}

/**
 * Formula characters, the mathematical minus among them, after whitespace that a program may drop; or whitespace that moves
 * the rest into another cell.
 */
const FORMULA = /^(?:[\s\u200b\ufeff]*[=+\-\u2212@]|[\t\r\n])/
const NUMBER = /^[+-][0-9]+(\.[0-9]+)?$/
