import { readFileSync } from 'node:fs'
import { REGIONS } from '#domain/region.ts'
import type { FoundPlace, Geocoder } from './geocoding.ts'

/**
 * PLACE-6: Australia's postcodes without a key and without a network, from the table that ships (scripts/
 * write-postcodes.mjs says whose data it is). Of an address it knows where its postcode is. No small table of New
 * Zealand's or the United States' postcodes is to be had, so there it knows nothing.
 */
export function createPostcodeTable(): Geocoder {
  return {
    regions: ['AU'],
    async find({ kind, text, region }) {
      const postcode = kind === 'postcode' ? text : postcodeAtEnd(text)
      return region === 'AU' && postcode !== null ? (table().get(postcode) ?? null) : null
    },
  }
}

/** Every place of the table. */
export function postcodePlaces(): Iterable<FoundPlace> {
  return table().values()
}

/** '1 Example Street, Moorooka QLD 4105' → '4105'; a number further ahead is a street's or a unit's. */
function postcodeAtEnd(address: string): string | null {
  return new RegExp(`\\b\\d{${REGIONS.AU.postcodeLength}}(?=(\\W+Australia)?\\W*$)`, 'i').exec(address)?.[0] ?? null
}

let read: ReadonlyMap<string, FoundPlace> | null = null

/** Read when first asked for, since most commands never do. */
function table(): ReadonlyMap<string, FoundPlace> {
  read ??= readTable(readFileSync(new URL('australian-postcodes.csv', import.meta.url), 'utf8'))
  return read
}

function readTable(csv: string): ReadonlyMap<string, FoundPlace> {
  const [, ...lines] = csv.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [postcode = '', lat, lng, name = ''] = line.split(',')
      return [postcode, { lat: Number(lat), lng: Number(lng), name }]
    }),
  )
}
