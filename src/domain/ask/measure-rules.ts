import { fold } from '#search/fold.ts'
import type { RegionCode } from '../region.ts'
import { distanceIn } from '../units.ts'
import { MEASURES, type Measure } from './measures.ts'
import { type Rule, textFrom, wordCount } from './phrases.ts'
import { type Change, range } from './understanding.ts'

const LONGEST = 10
/** What every way to say a measure has: a number, or one of these words. */
const HINT =
  /\d|tow|range|boot|cargo|luggage|clearance|fuel|economy|petrol|gas|run|payload|gvm|ancap|torque|carr|charg|battery|one (?:tonne|ton)/

/**
 * ASK-6: a number with a meaning that the stock has no field for is named, and never read as another number or as words:
 * metres are no dollars, and kilometres of range no odometer. Where the stock has the figure, the least is a filter.
 */
export const measure: Rule = (tokens, at, { measured, isCaravans, hasWord, nameByName, known, region }) => {
  const text = textFrom(tokens, at, LONGEST)
  if (!HINT.test(text)) return null
  for (const { name, said, ofCaravans, unless, least } of MEASURES) {
    if ((unless !== undefined && measured.includes(unless)) || (ofCaravans && !isCaravans)) continue
    for (const pattern of said) {
      const taken = pattern.exec(text)?.[0]
      if (taken === undefined || taken === '') continue
      // A badge that stock has ('Long Range'), and wheels that it names, are words.
      if (nameByName.has(taken.replaceAll(' ', '')) || known.filtered_features?.some((one) => fold(one) === taken))
        return null
      if (name === 'wheel size' && hasWord(`${taken.match(/\d\d/)?.[0]}-inch`)) return null
      const figure = least && measured.includes(least.name) ? leastFigure(taken, least.unit, region) : null
      const change: Change =
        least && figure !== null ? range(least.name, figure, null) : { kind: 'unmeasured', text: name }
      return { length: wordCount(taken), changes: [change] }
    }
  }
  return null
}

/**
 * The figure of 'tows 3.5t', 'towing over 3 tonnes', 'one tonne payload', '500 km range', 'charges at 150 kW', in kilograms,
 * kilowatts, kilowatt hours or the region's unit of distance. Null: there is none, such as in 'tows 2 horses', or it is an
 * upper bound, which nobody wants to stay below.
 */
function leastFigure(said: string, unit: FigureUnit, region: RegionCode): number | null {
  if (UPPER.test(said)) return null
  const [, number, word = '', bare] = FIGURES[unit].exec(said) ?? []
  const digits = number ?? bare
  const figure = digits === 'one' ? 1 : Number(digits)
  if (digits === undefined || Number.isNaN(figure)) return null
  if (unit === 'km') return distanceIn(region, figure, word.startsWith('mi') ? 'mi' : 'km')
  return unit === 'kg' && word.startsWith('t') ? Math.round(figure * 1000) : figure
}

type FigureUnit = NonNullable<Measure['least']>['unit']

const UPPER = /\b(?:under|below|less than|no more than|not more than|max(?:imum)?)\b/
const POWER = /(\d[\d.]{0,9}) ?(?:kw|kilowatt)/
const FIGURES: Readonly<Record<FigureUnit, RegExp>> = {
  km: /(\d[\d.]{0,9}) ?([a-z]*)/,
  /** Without a unit, as many digits as kilograms have. */
  kg: /(\d[\d.]{0,9}|\bone) ?(kgs?|kilos?|kilograms?|tonnes?|tons?|tonner|t)\b|\b(\d{3,4})\b/,
  kW: POWER,
  kWh: POWER,
}
