/**
 * Converts ALL-CAPS feed text to sentence case: '8 SP AUTOMATIC' to '8-speed automatic', 'FRONT WHEEL DRIVE' to 'Front
 * wheel drive'. Mixed-case text is left alone, except for gear counts.
 */
export function feedText(text: string | null): string | null {
  if (text === null) return null
  const words = text.trim().replace(SPEEDS, '$1-speed')
  if (/\p{Ll}/u.test(words.replaceAll('-speed', ''))) return words
  const calm = words.replace(WORDS, (word) => (isShortForm(word) ? word : word.toLowerCase()))
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

/** Converts an ALL-CAPS name, such as a paint, to title case: 'GLACIER WHITE' to 'Glacier White'. */
export function feedName(text: string | null): string | null {
  if (text === null) return null
  const name = text.trim()
  if (/\p{Ll}/u.test(name)) return name
  return name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** '8 SP', '8SPD' and '8 speed' before the type of gearbox. */
const SPEEDS = /\b(\d{1,2})\s*(?:-\s*)?(?:SP|SPD|SPEED)\b\.?/gi
const WORDS = /[\p{L}\d]+/gu

/** Abbreviations ('CVT', 'AWD', '4WD', 'ULP') and model codes with a digit stay in capitals. */
function isShortForm(word: string): boolean {
  return (
    word.length === 1 ||
    SHORT_FORMS.has(word) ||
    (/\d/.test(word) && /\p{L}/u.test(word) && word !== '4X4' && word !== '4X2')
  )
}

const SHORT_FORMS: ReadonlySet<string> = new Set(
  'CVT DCT DSG AMT AWD FWD RWD ULP PULP RON LPG CNG EV PHEV HEV MHEV SUV ABS ESC DVD CD USB LED AM FM GPS DOHC SOHC'.split(
    ' ',
  ),
)
