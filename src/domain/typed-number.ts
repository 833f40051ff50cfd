/**
 * A19: the number that a person typed into a box, as the search box reads one: 20000 for '$20,000', '20k', '20 000' and
 * '２００００'. Null for an empty text, NaN for one that is no number as a whole.
 */
export function typedNumber(text: string): number | null {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  if (typed === '') return null
  const [, whole, part = '', thousand] = TYPED.exec(typed) ?? []
  if (whole === undefined) return Number.NaN
  const number = Number(whole.replace(/[ ,]/g, '') + part)
  return thousand === undefined ? number : Math.round(number * 1000)
}

/** The same of an amount, in whole currency units or a count: '85,000 km' belongs into another box. NaN for an empty text. */
export function typedAmount(text: string): number {
  return MEASURED.test(text.normalize('NFKC')) ? Number.NaN : (typedNumber(text) ?? Number.NaN)
}

/** How an amount is typed, as the end of a sentence: 'a whole number, such as 24,990 or 25k.' */
export function amountFault(example: number): string {
  const short = example < 1000 ? '' : ` or ${Math.round(example / 1000)}k`
  return `a whole number, such as ${example.toLocaleString('en-AU')}${short}.`
}

const MEASURED = /(?:km|kms|mi|miles|kg)\s*$/i

/** Whole digits or groups of three, with what people write around a number; '2.' while they type on. */
const TYPED =
  /^(?:a?\$|£|€)? ?(\d{1,9}|\d{1,3}(?:[ ,]\d{3}){1,2})(\.\d{0,2})? ?(k|grand|thousand)? ?(?:km|kms|mi|miles|kg|dollars)?$/
