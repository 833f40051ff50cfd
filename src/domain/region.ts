import * as words from '#words/region.ts'
import { say } from '#words/say.ts'

/** SITE-6: the countries the platform serves. */
export const REGION_CODES = ['AU', 'NZ', 'US'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** What differs by country in what visitors read and type. */
export interface RegionFormat {
  readonly currency: string
  /** Locale of numbers, dates, times and the page: 'en-AU'. */
  readonly locale: string
  /** Whether the day comes first: '12 March', not 'March 12'. */
  readonly dayFirst: boolean
  /** Unit of roads and odometers. Stored values are kilometres. */
  readonly distance: 'km' | 'mi'
  /** Unit of fuel use. Stored values are litres per 100 km. */
  readonly consumption: 'L/100 km' | 'mpg'
  /** Unit of tanks. Stored values are litres. */
  readonly volume: 'L' | 'gal'
  readonly postcodeLength: number
  /** A mobile number in the country's usual notation. */
  readonly phoneExample: string
  readonly words: RegionWords
  /** What it says in place of words of the platform's British English, both in small letters. */
  readonly spelling: Readonly<Record<string, string>>
  readonly states: readonly string[]
}

/** Words that differ by region, with a capital as at the start of a line. */
export interface RegionWords {
  readonly colour: string
  readonly tyre: string
  readonly kms: string
  /** Label of the odometer filter. */
  readonly kilometres: string
  readonly mostKms: string
  readonly fewestKms: string
  readonly rego: string
  readonly postcode: string
  readonly licence: string
  readonly favourites: string
  /** The number that a business is registered under. */
  readonly businessNumber: string
}

const METRIC_AND_BRITISH = {
  colour: words.colour,
  tyre: 'Tyre',
  kms: words.kms,
  kilometres: words.kilometres,
  mostKms: words.highestKms,
  fewestKms: words.lowestKms,
  rego: words.rego,
  postcode: words.postcode,
  licence: words.licence,
  favourites: words.favourites,
  businessNumber: 'ABN',
}

const AMERICAN = {
  colour: 'color',
  colours: 'colors',
  badge: 'trim',
  badges: 'trims',
  'mobile number': 'cell phone number',
  tyre: 'tire',
  tyres: 'tires',
  petrol: 'gas',
  gasoline: 'gas',
  ute: 'pickup',
  utes: 'pickups',
  hatch: 'hatchback',
  hatches: 'hatchbacks',
  enquire: 'inquire',
  enquiry: 'inquiry',
  enquiries: 'inquiries',
  'logbook service': 'scheduled maintenance',
  'safety certificate': 'state inspection',
  rego: 'registration',
  postcode: 'ZIP code',
  postcodes: 'ZIP codes',
  favourites: 'favorites',
  cancelled: 'canceled',
} as const

const METRIC = { distance: 'km', consumption: 'L/100 km', volume: 'L' } as const

/** SITE-6: one row per region. The states have the territories whose cars and buyers have addresses of their own. */
export const REGIONS: Readonly<Record<RegionCode, RegionFormat>> = {
  AU: {
    currency: 'AUD',
    locale: 'en-AU',
    dayFirst: true,
    ...METRIC,
    postcodeLength: 4,
    phoneExample: '0412 345 678',
    words: said(METRIC_AND_BRITISH),
    spelling: {},
    states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  },
  NZ: {
    currency: 'NZD',
    locale: 'en-NZ',
    dayFirst: true,
    ...METRIC,
    postcodeLength: 4,
    phoneExample: '021 123 4567',
    words: said({ ...METRIC_AND_BRITISH, businessNumber: 'NZBN' }),
    spelling: {},
    states: [],
  },
  US: {
    currency: 'USD',
    locale: 'en-US',
    dayFirst: false,
    distance: 'mi',
    consumption: 'mpg',
    volume: 'gal',
    postcodeLength: 5,
    phoneExample: '(201) 555-0123',
    words: said({
      colour: words.color,
      tyre: 'Tire',
      kms: words.miles,
      kilometres: words.miles,
      mostKms: words.highestMileage,
      fewestKms: words.lowestMileage,
      rego: words.registration,
      postcode: words.zipCode,
      licence: words.license,
      favourites: words.favorites,
      businessNumber: 'EIN',
    }),
    spelling: AMERICAN,
    states: (
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH ' +
      'OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
    ).split(' '),
  },
}

/** LOOK-1: each word in the words of the site at work, whenever it is read. */
function said(defaults: RegionWords): RegionWords {
  const read = Object.entries(defaults).map(([name, word]: [string, string]) => [
    name,
    { get: () => say(word), enumerable: true },
  ])
  return Object.defineProperties({}, Object.fromEntries(read)) as RegionWords
}

/**
 * SITE-6: replaces 'tyre', 'petrol', 'ute' and the like in a text of the platform or a feed with the region's words. A
 * name in braces stays.
 */
export function inWordsOf(region: RegionCode, text: string): string {
  const { spelling } = REGIONS[region]
  const words = SPELT[region]
  if (words === null) return text
  return text.replace(words, (found) => {
    const word = spelling[found.toLowerCase()] ?? found
    if (/^[A-Z].* [A-Z]/.test(found)) return word.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    return /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}

/** What to look for in each region; null where the platform's own words are right. */
const SPELT: Readonly<Record<RegionCode, RegExp | null>> = { AU: null, NZ: null, US: wholeWords(AMERICAN) }

function wholeWords(spelling: RegionFormat['spelling']): RegExp {
  return new RegExp(`(?<![{\\p{L}])(?:${Object.keys(spelling).join('|')})(?![\\p{L}}])`, 'giu')
}

/**
 * SITE-6: fills in '{tyre}', '{licence}', '{favourites}' and the like in a sentence of the platform with the region's
 * words.
 */
export function inRegion(text: string, region: RegionCode): string {
  const { tyre, licence, favourites, postcode, businessNumber } = REGIONS[region].words
  return text
    .replaceAll('{tyre}', tyre.toLowerCase())
    .replaceAll('{licence}', licence.toLowerCase())
    .replaceAll('{favourites}', favourites.toLowerCase())
    .replaceAll('{postcode}', /^[A-Z]{2}/.test(postcode) ? postcode : postcode.toLowerCase())
    .replaceAll('{businessNumber}', businessNumber)
}
