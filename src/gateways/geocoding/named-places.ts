import { readFileSync } from 'node:fs'
import type { NamedPlace } from './named-place.ts'
import { NICKNAMES } from './place-nicknames.ts'
import { isSortingCentre, postcodePlaces } from './postcode-table.ts'

/**
 * ASK-5: the places that a name may mean, from the bundled tables: postcodes, suburbs, council areas and regions
 * (scripts/write-areas.mjs names their source), and what people call them. No network, no key.
 */
export function placesNamed(text: string): readonly NamedPlace[] {
  const key = keyOf(text)
  const places = byName()
  return places.get(key) ?? places.get(key.replace(OFFICIAL, '').trim()) ?? []
}

/** 'Logan City' and 'City of Logan' are Logan. */
const OFFICIAL = /^(?:city of|shire of|town of) | (?:city|shire|council|region|district|area|lga)$/

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
}

let cachedPlaces: ReadonlyMap<string, readonly NamedPlace[]> | null = null

/** Made on first use: only a search for words needs it. */
function byName(): ReadonlyMap<string, readonly NamedPlace[]> {
  cachedPlaces ??= namesOf()
  return cachedPlaces
}

function namesOf(): ReadonlyMap<string, readonly NamedPlace[]> {
  const places = new Map<string, NamedPlace[]>()
  const points = new Map(postcodePlaces())
  const add = (name: string, postcode: string, { shown = name, km = 0 } = {}) => {
    const point = points.get(postcode)
    if (point === undefined) return
    const key = keyOf(name)
    const all = places.get(key) ?? []
    if (all.some((place) => place.postcode === postcode && place.km === km)) return
    places.set(key, [...all, { name: shown, postcode, km, lat: point.lat, lng: point.lng }])
  }
  for (const [postcode, { name }] of points) {
    if (name !== null && !isSortingCentre(name)) add(name, postcode)
    add(postcode, postcode, { shown: name ?? postcode })
  }
  for (const [postcode = '', names = ''] of rows('australian-suburbs.csv'))
    for (const name of names.split(';')) add(name, postcode)
  for (const [name = '', , postcode = '', km] of rows('australian-areas.csv'))
    for (const said of waysToSay(name)) add(said, postcode, { shown: name, km: Number(km) })
  // Last, and alone: who says 'the shire' means no other.
  for (const { name, postcode, km, said } of NICKNAMES)
    for (const each of said.split(',')) {
      places.delete(keyOf(each))
      add(each, postcode, { shown: name, km })
    }
  return places
}

const DIRECTIONS = /^(?:inner |outer |far )?(?:north|south|east|west)(?: ?(?:north|south|east|west))?$/

/** 'Brisbane - North' is also 'north brisbane'; 'Sydney - Inner West' is also 'inner west'. */
function waysToSay(name: string): readonly string[] {
  const [first = '', second] = name.split(' - ')
  if (second === undefined) return [name]
  const isDirection = DIRECTIONS.test(second.toLowerCase())
  const alone = second.includes(' ') ? [second] : []
  return [name, ...(isDirection ? [`${second} ${first}`] : []), ...alone]
}

function rows(file: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => line.split(','))
}
