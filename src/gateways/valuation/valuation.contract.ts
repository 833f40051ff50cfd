import { describe, expect, it } from 'vitest'
import type { Valuer, ValuerFigure, VehicleOfVendor } from './valuation.ts'

/** A vehicle known to the valuer under test, and its figure. */
export const KNOWN: VehicleOfVendor = { vendorId: 'V-1', km: 48_000, country: 'au' }
export const FIGURE: ValuerFigure = { low: 19_000, mid: 20_000, high: 21_500 }

/** Tests that every valuer must pass. The created valuer has a key for the account 'yard'. */
export function valuerContract(name: string, create: () => Promise<Valuer>): void {
  describe(`${name} keeps the contract of valuers`, () => {
    it('TRADE-3 values a vehicle that it knows', async () => {
      expect(await (await create()).value(KNOWN, 'yard')).toEqual(FIGURE)
    })

    it('TRADE-3 returns null for an unknown vehicle', async () => {
      expect(await (await create()).value({ ...KNOWN, vendorId: 'V-2' }, 'yard')).toBeNull()
    })

    it('TRADE-3 serves only accounts that have a key', async () => {
      const valuer = await create()
      expect(valuer.serves('yard')).toBe(true)
      expect(valuer.serves('another')).toBe(false)
      expect(valuer.serves('toString')).toBe(false)
    })
  })
}
