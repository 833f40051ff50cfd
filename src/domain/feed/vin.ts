/** Result of checking a feed's VIN. */
export type VinCheck =
  | { readonly kind: 'vin'; readonly vin: string; readonly checkDigitFails: boolean }
  /** A valid frame or chassis number that is not a VIN: the car is older than the standard, or a grey import. */
  | { readonly kind: 'chassis-number' }
  /** It stands where a number will be, such as 'PENDING' or seventeen zeros: it identifies nothing. */
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'none' }

/**
 * A VIN has 17 characters, without I, O and Q. Cars built before 1989 and grey imports have a shorter chassis number,
 * which is accepted without a VIN: of a car made for Japan its model's code, a hyphen and six or seven digits
 * ('MXPH10-2012345'). The check digit is not compulsory in Australia, so a wrong one only adds a remark.
 */
export function checkVin(text: string, year: number | null): VinCheck {
  const vin = text.toUpperCase().replace(/[\s-]/g, '')
  if (PLACEHOLDER.test(vin) || PLACEHOLDER_WORD.test(text)) return { kind: 'placeholder' }
  if (VIN.test(vin)) return { kind: 'vin', vin, checkDigitFails: checkDigit(vin) !== vin[8] }
  if (CHASSIS_NUMBER.test(vin) || FRAME_NUMBER.test(text.trim().toUpperCase())) return { kind: 'chassis-number' }
  if (year !== null && year < VINS_SINCE && /^[A-Z0-9]{1,16}$/.test(vin)) return { kind: 'chassis-number' }
  return { kind: 'none' }
}

/** One character again and again, digits in a row, or a word: they may fit what a number looks like, and its check digit. */
const PLACEHOLDER = /^(?:([A-Z0-9])\1{4,}|(?:1234567890)?1234567|TBA|TBC|TBD|TEST|NONE|[A-Z]{5,16})$/
/** Words of which one says that the number comes later: 'PENDING - sold', 'VIN TBA 7012345'. */
const PLACEHOLDER_WORD = /(?<!\p{L})(?:pending|tba|tbc|tbd|unknown|awaiting|advised|confirmed)(?!\p{L})/iu
const FRAME_NUMBER = /^[A-Z][A-Z0-9]{1,7}[ -]\d{6,7}$/

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
const CHASSIS_NUMBER = /^[A-Z0-9]{6,12}$/
const VINS_SINCE = 1989

/** The check digit, the ninth character: a weighted sum of all characters, modulo 11. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, place) => total + numberOf(character) * (WEIGHTS[place] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
/** Transliteration value per letter, in the order of LETTERS. */
const LETTER_VALUES = '12345678123457923456789'

function numberOf(character: string): number {
  return Number(/\d/.test(character) ? character : LETTER_VALUES[LETTERS.indexOf(character)])
}
