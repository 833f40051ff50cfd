import { readFileSync } from 'node:fs'
import type { NamedPlace } from './named-place.ts'

/**
 * ASK-5: the places of New Zealand that a name may mean: towns, districts, regions and what people call them, from the
 * bundled tables (scripts/write-nz-places.mjs; towns © GeoNames, geonames.org, CC BY 4.0). No table has New Zealand's
 * postcodes, so addresses have a place's name instead.
 */
export function newZealandPlaces(text: string): readonly NamedPlace[] {
  const key = keyOf(text)
  cachedPlaces ??= read()
  return cachedPlaces.get(key) ?? cachedPlaces.get(key.replace(OFFICIAL, '').trim()) ?? []
}

/** 'Hastings District' and 'Christchurch City' are Hastings and Christchurch. */
const OFFICIAL = / (?:city|district|council|region)$/

let cachedPlaces: ReadonlyMap<string, readonly NamedPlace[]> | null = null

/** 'Taupō' is also written 'Taupo', and 'Hawke’s Bay' without its mark. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
}

function read(): ReadonlyMap<string, readonly NamedPlace[]> {
  const places = new Map<string, NamedPlace[]>()
  const add = (said: string, place: NamedPlace) => places.set(keyOf(said), [...(places.get(keyOf(said)) ?? []), place])
  const towns = rows('new-zealand-towns.csv')
  const isShared = (name: string) => towns.filter((row) => row[0] === name).length > 1
  for (const [town = '', lat, lng, district = ''] of towns) {
    // Its name in an address must mean one place: 'Richmond, Tasman'.
    const name = isShared(town) && district !== '' ? `${town}, ${district}` : town
    const place = { name, postcode: name, km: 0, lat: Number(lat), lng: Number(lng) }
    for (const said of new Set([town, name])) add(said, place)
  }
  for (const [name = '', lat, lng, km, said = ''] of rows('new-zealand-areas.csv')) {
    const place = { name, postcode: name, km: Number(km), lat: Number(lat), lng: Number(lng) }
    // Who says 'the Waikato' means the region, and not the district of that name.
    for (const each of said === '' ? [] : said.split('|')) places.delete(keyOf(each))
    for (const each of said === '' ? [name] : said.split('|')) add(each, place)
    if (said !== '' && !places.has(keyOf(name))) add(name, place)
  }
  return places
}

function rows(file: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  // 'Richmond, Tasman' is made here: no field of the tables has a comma.
  return lines.map((line) => line.split(','))
}
