import { describe, expect, it } from 'vitest'
import type { Plate, RegoLookup, RegoVehicle } from './rego.ts'

/** A plate known to the lookup under test, and its vehicle. */
export const KNOWN_PLATE: Plate = { rego: '123AB4', state: 'QLD', country: 'au' }
export const KNOWN_VEHICLE: RegoVehicle = {
  make: 'Mazda',
  model: 'CX-5',
  year: 2021,
  variant: 'Touring',
  vendorId: 'V-1',
}

/** Tests that every lookup must pass. The created lookup has a key for the account 'yard'. */
export function regoContract(name: string, create: () => Promise<RegoLookup>): void {
  describe(`${name} keeps the contract of lookups by plate`, () => {
    it('TRADE-1 finds the vehicle of a plate', async () => {
      expect(await (await create()).find(KNOWN_PLATE, 'yard')).toEqual(KNOWN_VEHICLE)
    })

    it('TRADE-1 returns null for an unknown plate', async () => {
      expect(await (await create()).find({ ...KNOWN_PLATE, rego: 'NOBODY' }, 'yard')).toBeNull()
    })

    it('TRADE-3 serves only accounts that have a key', async () => {
      const lookup = await create()
      expect(lookup.serves('yard')).toBe(true)
      expect(lookup.serves('another')).toBe(false)
      expect(lookup.serves('toString')).toBe(false)
    })
  })
}
