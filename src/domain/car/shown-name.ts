import type { Car } from './car.ts'

/** Toyota's codes of a chassis: 'GUN126R', 'AXAH52R'. No badge looks like one. */
const CHASSIS = /^[A-Z]{3,4}\d{2,3}[A-Z]?R$/
/** Some files have the whole title again as badge: '2016 TOYOTA CAMRY ALTISE AUTO'. */
const YEAR = /^(?:19|20)\d{2} /
/** One word of capitals and digits is a series' code: 'TL', 'P703', 'VF'; 'MkII', 'Series 2' and 'MY20' are names. */
const CODE = /^(?=.*[A-Z])[A-Z0-9]{1,8}$/
const NAME = /^(?:MY\d{2}|MK\d|II|III|IV|VI)$/

/** A car's badge without its model's name again, and without a factory code: 'Escape Escape' is an Escape. */
export function shownBadge({ make, model, badge }: Pick<Car, 'make' | 'model' | 'badge'>): string | null {
  if (badge === null) return null
  const whole = `${make} ${model}`
  const undated = badge.replace(YEAR, '')
  const named = withoutName(undated, whole) === undated ? badge : undated
  const plain = withoutName(withoutName(named, whole), model)
  const words = plain.split(' ').filter((word) => !CHASSIS.test(word))
  return (words.length === 0 ? plain : words.join(' ')) || null
}

/** A car's series without factory codes, which say nothing to a buyer: 'PX MkII' is 'MkII'. */
export function shownSeries({ series }: Pick<Car, 'series'>): string | null {
  if (series === null) return null
  const words = series.split(' ').filter((word) => !isCode(word))
  return words.join(' ') || null
}

function isCode(word: string): boolean {
  return (CODE.test(word) && !NAME.test(word)) || CHASSIS.test(word)
}

/** Without the name in front, if the rest begins with another word. */
function withoutName(text: string, name: string): string {
  if (name.trim() === '' || !text.toLowerCase().startsWith(name.toLowerCase())) return text
  const rest = text.slice(name.length)
  return rest === '' || rest.startsWith(' ') ? rest.trim() : text
}
