import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLocalities } from './localities.ts'

const localities = createLocalities()
const AUCKLAND = { lat: -36.85, lng: 174.76 }
const named = (text: string, near = AUCKLAND) => localities.named(text, near, 'NZ')

describe('ASK-5 a place of New Zealand by its name', () => {
  it.each([
    ['Hastings', 'Hastings', 0, -39.64, 176.85],
    ['queenstown', 'Queenstown', 0, -45.03, 168.66],
    ['Christchurch', 'Christchurch', 0, -43.53, 172.63],
    ['chch', 'Christchurch', 25, -43.53, 172.63],
    ['Taupō', 'Taupo', 0, -38.68, 176.08],
    ['Feilding', 'Feilding', 0, -40.22, 175.57],
    ['selwyn district', 'Selwyn', 50, -43.58, 172.38],
    ['Queenstown Lakes', 'Queenstown-Lakes', 60, -45.03, 168.66],
    ['hawke’s bay', "Hawke's Bay", 90, -39.49, 176.91],
    ['the waikato', 'Waikato', 90, -37.78, 175.28],
    ['palmy', 'Palmerston North', 15, -40.36, 175.61],
  ])('%s', (text, name, km, lat, lng) => {
    const place = named(text)
    expect(place).toMatchObject({ name, km })
    expect(place?.lat).toBeCloseTo(lat, 1)
    expect(place?.lng).toBeCloseTo(lng, 1)
  })

  it('ASK-5 is the nearest of several with one name, and its name in an address means it from anywhere', () => {
    const tasman = named('richmond', { lat: -41.3, lng: 173.2 })
    expect(tasman?.name).toBe('Richmond, Tasman')
    expect(named(tasman?.postcode ?? '')).toEqual(tasman)
  })

  it('ASK-5 knows all 67 districts and cities, each within the islands', () => {
    const areas = rows('new-zealand-areas.csv').filter((row) => row[4] === '')
    expect(areas).toHaveLength(67)
    const places = [...areas, ...rows('new-zealand-towns.csv')]
    const wrong = places.filter(([, lat, lng]) => {
      const [south, east] = [Number(lat), Number(lng)]
      return south < -48 || south > -34 || (east < 166 && east !== -176.56) || east > 179
    })
    expect(wrong).toEqual([])
    for (const [name = ''] of areas) expect(named(name), name).not.toBeNull()
  })

  it('ASK-5 knows no places of Australia, nor Australia those', () => {
    expect(named('Ipswich')).toBeNull()
    expect(localities.named('Taupo', AUCKLAND, 'AU')).toBeNull()
    expect(localities.named('Taupo', AUCKLAND, 'US')).toBeNull()
  })
})

function rows(file: string): readonly (readonly string[])[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.slice(1).map((line) => line.split(','))
}
