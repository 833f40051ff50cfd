import { expect, it } from 'vitest'
import { sketchMap, sketchReach } from './sketch-map.ts'

const size = { width: 320, height: 400 }
const yard = { id: 'yard', lat: -27.5, lng: 153 }
/** A point this many kilometres north and east of the yard. */
const at = (north: number, east: number) => ({
  lat: -27.5 + north / 111.2,
  lng: 153 + east / 111.2 / Math.cos((27.5 * Math.PI) / 180),
})

it('PLACE-2 centres one location, with towns at their true direction and distance', () => {
  const towns = [
    { name: 'Northtown', ...at(3, 0) },
    { name: 'Eastville', ...at(0, 2) },
  ]
  const sketch = sketchMap([yard], towns, size, 'AU')
  expect(sketch?.pins).toEqual([{ ids: ['yard'], x: 160, y: 200 }])
  const perKm = 400 / 9
  expect(sketch?.towns).toEqual([
    { name: 'Northtown', x: 160, y: Math.round(200 - 3 * perKm) },
    { name: 'Eastville', x: Math.round(160 + 2 * perKm), y: 200 },
  ])
  expect(sketch?.scale).toEqual({ text: '2 km', length: Math.round(2 * perKm) })
})

it('PLACE-1 shows several locations well inside the map', () => {
  const far = { id: 'far', ...at(40, 5) }
  const sketch = sketchMap([yard, far], [], size, 'AU')
  expect(sketch?.pins.map(({ y }) => y)).toEqual([344, 56])
  expect(sketchReach([yard, far])).toBeGreaterThan(20)
})

it('PLACE-1 gives neighbouring locations a shared pin', () => {
  const [next, far] = [
    { id: 'next', ...at(0.1, 0.1) },
    { id: 'far', ...at(20, 0) },
  ]
  expect(sketchMap([yard, far, next], [], size, 'AU')?.pins.map(({ ids }) => ids)).toEqual([['yard', 'next'], ['far']])
})

it('PLACE-2 leaves out names that would overlap a pin, another name, the scale or the edge', () => {
  const towns = [
    { name: 'Under the pin', ...at(0.2, 0) },
    { name: 'First', ...at(2, 0) },
    { name: 'Over the first', ...at(2.1, 0.1) },
    { name: 'First', ...at(-3, 0) },
  ]
  expect(sketchMap([yard], towns, size, 'AU')?.towns.map(({ name, y }) => [name, y])).toEqual([['First', 111]])
  for (const hidden of [at(4.4, 0), at(-3.7, -3)])
    expect(sketchMap([yard], [{ name: 'Edge or scale', ...hidden }], size, 'AU')?.towns).toEqual([])
})

it('PLACE-2 B17 every name is whole: in the narrowest box, or beside it where a box is twice as wide', () => {
  const towns = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6].map((east, index) => ({
    name: `Town ${index}`,
    ...at((index % 5) - 2, east),
  }))
  const { towns: named = [] } = sketchMap([yard], towns, size, 'AU') ?? {}
  const reach = (town: { name: string; x: number }) => (town.name.length * 7.5) / 2 + Math.abs(town.x - 160)
  const [near, far] = [named.filter((town) => !town.isFar), named.filter((town) => town.isFar)]
  expect(Math.min(near.length, far.length)).toBeGreaterThan(0)
  for (const town of near) expect(reach(town), town.name).toBeLessThanOrEqual(160)
  for (const town of far) expect(reach(town), town.name).toBeLessThanOrEqual(320)
})

it('PLACE-2 extends to the nearest five towns where they are few, up to 60 km', () => {
  const towns = (apart: number) => [1, 2, 3, 4, 5, 6].map((nth) => ({ name: `Town ${nth}`, ...at(0, nth * apart) }))
  const pixelsPerKm = (apart: number) => {
    const { length, text } = sketchMap([yard], towns(apart), size, 'AU')?.scale ?? { length: 0, text: '1' }
    return length / Number.parseInt(text, 10)
  }
  expect(pixelsPerKm(0.5)).toBeCloseTo(400 / 9, 0)
  expect(pixelsPerKm(3)).toBeCloseTo(400 / 36, 0)
  expect(pixelsPerKm(30)).toBeCloseTo(400 / 60, 0)
})

it('PLACE-2 SITE-6 draws no map without coordinates, and uses miles in the United States', () => {
  expect(sketchMap([{ id: 'yard', lat: null, lng: 153 }], [], size, 'AU')).toBeNull()
  expect(sketchMap([yard], [], size, 'US')?.scale).toEqual({ text: '1 mi', length: Math.round((400 / 9) * 1.609344) })
})
