import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { geocoderContract } from './geocoding.contract.ts'
import { createPostcodeTable } from './postcode-table.ts'

geocoderContract('The table', async () => createPostcodeTable())

describe('the postcode table', () => {
  const table = createPostcodeTable()

  it.each([
    ['0800', 'Darwin', -12.4, 130.8],
    ['2000', 'Sydney', -33.9, 151.2],
    ['2600', 'Canberra', -35.3, 149.1],
    ['3000', 'Melbourne', -37.8, 145],
    ['4275', 'O’Reilly', -28, 153.2],
    ['5000', 'Adelaide', -34.9, 138.6],
    ['6000', 'Perth', -32, 115.9],
    ['6798', 'Christmas Island', -10.4, 105.7],
    ['7000', 'Hobart', -42.9, 147.3],
  ])('PLACE-6 %s is %s', async (text, name, lat, lng) => {
    const place = await table.find({ kind: 'postcode', text, region: 'AU' })
    expect(place?.name).toBe(name)
    expect(place?.lat).toBeCloseTo(lat, 0)
    expect(place?.lng).toBeCloseTo(lng, 0)
  })

  it('PLACE-6 has every place within Australia and its islands', () => {
    const lines = readFileSync(new URL('australian-postcodes.csv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    expect(lines.length).toBeGreaterThan(3000)
    const wrong = lines.filter((line) => {
      const [, postcode, lat, lng] = /^(\d{4}),(-\d+\.\d{3}),(\d+\.\d{3}),[^,]+$/.exec(line) ?? []
      return postcode === undefined || Number(lat) < -55 || Number(lat) > -9 || Number(lng) < 96 || Number(lng) > 168.5
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['1248 Ipswich Road, Moorooka QLD 4105', 'Yeerongpilly'],
    ['2000 Ipswich Road, Moorooka QLD 4105, Australia', 'Yeerongpilly'],
    ['4105 Example Street', null],
    ['Moorooka', null],
  ])('PLACE-6 of the address %j it knows where the postcode is: %j', async (text, name) => {
    expect((await table.find({ kind: 'address', text, region: 'AU' }))?.name ?? null).toBe(name)
  })

  it.each(['NZ', 'US'] as const)('PLACE-6 knows no postcodes of %s, though they look like ours', async (region) => {
    expect(table.regions).not.toContain(region)
    expect(await table.find({ kind: 'postcode', text: '4000', region })).toBeNull()
    expect(await table.find({ kind: 'address', text: 'Queen Street 4000', region })).toBeNull()
  })
})
