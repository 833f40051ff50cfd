/**
 * What a feed shouts, in the letters of a sentence: '8 SP AUTOMATIC' is '8-speed automatic', 'FRONT WHEEL DRIVE' is
 * 'Front wheel drive'. A text with a small letter in it is somebody's own and stays, but for its gears.
 */
export function feedText(text: string | null): string | null {
  if (text === null) return null
  const words = text.trim().replace(SPEEDS, '$1-speed')
  if (/\p{Ll}/u.test(words.replaceAll('-speed', ''))) return words
  const calm = words.replace(WORDS, (word) => (isShortForm(word) ? word : word.toLowerCase()))
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

/** 'GLACIER WHITE' is 'Glacier White': a paint's name is written as a name. */
export function feedName(text: string | null): string | null {
  if (text === null) return null
  const name = text.trim()
  if (/\p{Ll}/u.test(name)) return name
  return name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** '8 SP', '8SPD', '8 speed' before the kind of gearbox. */
const SPEEDS = /\b(\d{1,2})\s*-?\s*(?:SP|SPD|SPEED)\b\.?/gi
const WORDS = /[\p{L}\d]+/gu

/** 'CVT', 'AWD', '4WD', 'ULP': letters that stand for words stay capitals, and a model's code with a digit in it too. */
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
