import { fold } from '#search/fold.ts'
import { MEASURES } from './measures.ts'
import { type Rule, textFrom, wordCount } from './phrases.ts'

const LONGEST = 10
/** What every way to say a measure has: a number, or one of these words. */
const HINT =
  /\d|tow|range|boot|cargo|luggage|clearance|fuel|economy|petrol|gas|run|payload|gvm|ancap|torque|carr|one (?:tonne|ton)/

/**
 * ASK-6: a number with a meaning that the stock has no field for is named, and never read as another number or as words:
 * metres are no dollars, and kilometres of range no odometer.
 */
export const measure: Rule = (tokens, at, { measured, isCaravans, hasWord, nameByName, known }) => {
  const text = textFrom(tokens, at, LONGEST)
  if (!HINT.test(text)) return null
  for (const { name, said, ofCaravans, unless } of MEASURES) {
    if ((unless !== undefined && measured.includes(unless)) || (ofCaravans && !isCaravans)) continue
    for (const pattern of said) {
      const taken = pattern.exec(text)?.[0]
      if (taken === undefined || taken === '') continue
      // A badge that stock has ('Long Range'), and wheels that it names, are words.
      if (nameByName.has(taken.replaceAll(' ', '')) || known.filtered_features?.some((one) => fold(one) === taken))
        return null
      if (name === 'wheel size' && hasWord(`${taken.match(/\d\d/)?.[0]}-inch`)) return null
      return { length: wordCount(taken), changes: [{ kind: 'unmeasured', text: name }] }
    }
  }
  return null
}
