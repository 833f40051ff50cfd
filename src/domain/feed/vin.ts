/** Result of checking a feed's VIN. */
export type VinCheck =
  | { readonly ok: true; readonly vin: string; readonly checkDigitFails: boolean }
  /** A valid chassis number that is not a VIN: the car is older than the standard, or a grey import. */
  | { readonly ok: true; readonly vin: null }
  | { readonly ok: false }

/**
 * A VIN has 17 characters, without I, O and Q. Cars built before 1989 and grey imports have a shorter chassis number,
 * which is accepted without a VIN. The check digit is not compulsory in Australia, so a wrong one only adds a remark.
 */
export function checkVin(text: string, year: number | null): VinCheck {
  const vin = text.toUpperCase().replace(/[\s-]/g, '')
  if (VIN.test(vin)) return { ok: true, vin, checkDigitFails: checkDigit(vin) !== vin[8] }
  if (CHASSIS_NUMBER.test(vin)) return { ok: true, vin: null }
  if (year !== null && year < VINS_SINCE && /^[A-Z0-9]{1,16}$/.test(vin)) return { ok: true, vin: null }
  return { ok: false }
}

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
