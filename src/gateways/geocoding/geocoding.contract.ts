import { describe, expect, it } from 'vitest'
import type { Geocoder } from './geocoding.ts'

/** Tests that every geocoder must pass. It must know Brisbane's postcode 4000. */
export function geocoderContract(name: string, create: () => Promise<Geocoder>): void {
  describe(`${name} keeps the geocoder contract`, () => {
    it('PLACE-6 finds the coordinates and name of a postcode', async () => {
      const geocoder = await create()
      expect(geocoder.regions).toContain('AU')
      const place = await geocoder.find({ kind: 'postcode', text: '4000', region: 'AU' })
      expect(place?.lat).toBeCloseTo(-27.47, 1)
      expect(place?.lng).toBeCloseTo(153.03, 1)
      expect(place?.name).toBe('Brisbane')
    })

    it('PLACE-6 finds the coordinates of an address', async () => {
      const geocoder = await create()
      const text = '1 Example Street, Brisbane QLD 4000'
      const place = await geocoder.find({ kind: 'address', text, region: 'AU' })
      expect(place?.lat).toBeCloseTo(-27.47, 1)
    })

    it.each(['9998', '', '0', 'toString', '40000'])('PLACE-6 returns null for the postcode %j', async (text) => {
      const geocoder = await create()
      expect(await geocoder.find({ kind: 'postcode', text, region: 'AU' })).toBeNull()
    })
  })
}
