/** What a site sells, and how a buyer comes to see it; `site.search` is one. */
export interface Trade {
  /** 'car', 'caravan': in the singular, lower case. */
  readonly vehicleWord: string
  readonly viewing?: 'test-drive' | 'inspection' | null
}

/**
 * A text of ours in the words of a site's trade (D-56). The texts are written for cars; a caravan dealer's visitors read
 * 'Caravan Summary', 'Caravan Enquiry' and 'Book an Inspection'. A site that sells cars, or 'vehicles', reads them as they are.
 */
export function inTrade(text: string, trade: Trade): string {
  const own = wordsOf(trade)
  return own.reduce((said, [pattern, word]) => said.replace(pattern, word), text)
}

/** Whether buyers drive what the site sells before they buy it: nobody drives a caravan. */
export function isDriven({ vehicleWord, viewing }: Trade): boolean {
  return viewing ? viewing === 'test-drive' : !NOT_DRIVEN.test(vehicleWord)
}

const NOT_DRIVEN = /\b(caravan|camper trailer|trailer|boat|jet ski)$/i

/** What the texts say without any change. */
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

/** The word with a capital where the text that it replaces has one. */
function asIn(found: string, word: string): string {
  return /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
