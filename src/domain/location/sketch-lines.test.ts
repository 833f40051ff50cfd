import { expect, it } from 'vitest'
import { MAP_LINES } from './map-lines.ts'
import { sketchMap } from './sketch-map.ts'

const size = { width: 320, height: 400 }
const linesAt = (lat: number, lng: number, region: 'AU' | 'NZ' = 'AU') =>
  sketchMap([{ id: 'yard', lat, lng }], [], size, region)?.lines ?? null

it('PLACE-2 a sketch on the coast has sea to the east, and the motorway', () => {
  const lines = linesAt(-28.0723, 153.3861)
  const [startX = 0] = (/^M(-?\d+)/.exec(lines?.sea ?? '') ?? []).slice(1).map(Number)
  expect(startX).toBeGreaterThan(size.width / 2)
  expect(lines?.motorways).toMatch(/^M/)
  expect(lines?.roads).toMatch(/^M/)
})

it('PLACE-2 a sketch inland has roads and a river, and no sea', () => {
  const lines = linesAt(-27.5352, 153.0246)
  expect(lines?.sea).toBe('')
  expect(lines?.rivers).toMatch(/^M/)
  expect(lines?.roads).toMatch(/^M/)
})

it('PLACE-2 a sketch where no lines are known has none', () => {
  expect(linesAt(-37.8136, 144.9631)).toBeNull()
  expect(linesAt(-36.85, 174.76, 'NZ')).toBeNull()
})

it('PLACE-2 every line is in South East Queensland or the Tweed, and the coast runs south', () => {
  const { coast, islands, rivers, motorways, roads } = MAP_LINES
  for (const { lat, lng } of [coast, ...islands, ...rivers, ...motorways, ...roads].flat()) {
    expect([lat < -26.7, lat > -28.7, lng > 152.7, lng < 153.7]).toEqual([true, true, true, true])
  }
  expect(coast.at(-1)?.lat).toBeLessThan(coast[0]?.lat ?? 0)
})
