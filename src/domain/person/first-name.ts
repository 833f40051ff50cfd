/**
 * How to address someone: the first word of a person's name without a title, and the whole of a name that is not a person's
 * ('The sales desk') or that has no first name in it ('Mr Smith', 'J. Smith').
 */
export function firstName(name: string): string {
  const whole = name.trim().replace(/\s+/g, ' ')
  if (NO_PERSON.test(whole)) return whole
  const [, given = whole] = /^[^,\s]+, ?(.+)$/.exec(whole) ?? []
  const words = given.split(' ')
  const [first = '', second] = TITLE.test(words[0] ?? '') ? words.slice(1) : words
  const isName = /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first)
  return isName && (second !== undefined || words.length === 1) ? first : whole
}

/** CR-B2: a buyer's, from a form: one that asks for the last name too has the first name by itself. */
export function buyerFirstName({ name, last_name }: { readonly name: string; readonly last_name: string }): string {
  const trimmedName = name.trim()
  const last = last_name.trim()
  return last === '' || trimmedName.toLowerCase().endsWith(` ${last.toLowerCase()}`)
    ? firstName(trimmedName)
    : trimmedName
}

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.?$/i
const NO_PERSON =
  /^(?:the|our)\s|\b(?:desk|team|department|sales|service|parts|finance|accounts|office|reception|workshop|group|pty|ltd|motors)\b/i
