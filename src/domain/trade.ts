/** What a site sells, and how buyers view it. `site.search` is one. */
export interface Trade {
  /** Singular, lower case: 'car', 'caravan'. */
  readonly vehicleWord: string
  readonly viewing?: 'test-drive' | 'inspection' | null
}

/**
 * D-56: replaces a platform text's words with those of the site's trade. The texts are written for cars; visitors of a
 * caravan dealer read 'Caravan Summary', 'Caravan Enquiry' and 'Book an Inspection'. Sites that sell 'cars' or
 * 'vehicles' keep the texts unchanged.
 */
export function inTrade(text: string, trade: Trade): string {
  const replacements = wordsOf(trade)
  return replacements.reduce((said, [pattern, word]) => said.replace(pattern, word), text)
}

/** A noun of the catalogue ('car', 'A car', 'a test drive') as the trade says it: 'an e-bike'. */
export function nounOfTrade(noun: string, trade: Trade): string {
  return inTrade(noun, trade).replace(/^(a) (?=[aeio]|u(?![nst])|[FHLMNRSX][A-Z])/i, '$1n ')
}

/** Whether buyers test-drive before they buy. Caravans, trailers and boats are inspected. */
export function isDriven({ vehicleWord, viewing }: Trade): boolean {
  return viewing ? viewing === 'test-drive' : !NOT_DRIVEN.test(vehicleWord)
}

const NOT_DRIVEN = /\b(caravan|camper trailer|trailer|boat|jet ski)$/i

/** Nouns that the texts already use. */
const USUAL = ['car', 'vehicle']

type Words = readonly (readonly [pattern: RegExp, word: (found: string) => string])[]

function wordsOf(trade: Trade): Words {
  const noun = trade.vehicleWord
  const nouns: Words = USUAL.includes(noun.toLowerCase())
    ? []
    : [[/\b(car|vehicle)s?\b/gi, (found) => `${asIn(found, noun)}${/s$/i.test(found) ? 's' : ''}`]]
  return isDriven(trade) ? nouns : [...VIEWING, ...nouns]
}

const VIEWING: Words = [
  [/\ba test drive/gi, (found) => `${asIn(found, 'an')} ${asIn(found.slice(2), 'inspection')}`],
  [/test drive/gi, (found) => asIn(found, 'inspection')],
  [/would like to drive next/g, () => 'would like next'],
  [/would like to drive/g, () => 'would like to see'],
]

/** Capitalises the word if the text that it replaces is capitalised. */
function asIn(found: string, word: string): string {
  return /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
