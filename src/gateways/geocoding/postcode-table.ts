import { readFileSync } from 'node:fs'
import { REGIONS } from '#domain/region.ts'
import type { FoundPlace, Geocoder } from './geocoding.ts'
import { newZealandPlaces } from './new-zealand-places.ts'

/**
 * PLACE-6: Australian postcodes from the bundled table, without key or network (scripts/write-postcodes.mjs names its
 * source). An address is located by its postcode. No small table exists for postcodes of New Zealand or the United States,
 * so those are unknown; an address of New Zealand is located by its town (ASK-5).
 */
export function createPostcodeTable(): Geocoder {
  return {
    regions: ['AU'],
    async find({ kind, text, region }) {
      if (region === 'NZ') return kind === 'address' ? townAtEnd(text) : null
      const postcode = kind === 'postcode' ? text : postcodeAtEnd(text)
      return region === 'AU' && postcode !== null ? (table().get(postcode) ?? null) : null
    },
  }
}

/** All places of the table by postcode, in its order. */
export function postcodePlaces(): Iterable<readonly [string, FoundPlace]> {
  return table()
}

/** Whether a name of the table is one of Australia Post's sorting centres, such as 'Gold Coast MC', where nobody lives. */
export function isSortingCentre(name: string): boolean {
  return /\b(MC|DC|BC)$/.test(name)
}

/** '4 Marine Parade, Napier 4110' → Napier. */
function townAtEnd(address: string): FoundPlace | null {
  const town = (address.split(',').at(-1) ?? '').replace(/\d+/g, '')
  return newZealandPlaces(town).find(({ km }) => km === 0) ?? null
}

/** '1 Example Street, Moorooka QLD 4105' → '4105'. Earlier numbers belong to the street or unit. */
function postcodeAtEnd(address: string): string | null {
  return new RegExp(`\\b\\d{${REGIONS.AU.postcodeLength}}(?=(\\W+Australia)?\\W*$)`, 'i').exec(address)?.[0] ?? null
}

let read: ReadonlyMap<string, FoundPlace> | null = null

/** Loaded on first use: most commands never need it. */
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
