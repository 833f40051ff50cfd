import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { buyerToken } from '../buyer-link.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { adjustValuation } from './adjust-valuation.ts'
import { requestValuation } from './request-valuation.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [
      sampleSite({ tradeIn: { valuation: true, account: 'sample' }, integrations: { autograb: true } }),
      sampleSite({ slug: 'unnamed', id: 's2', tradeIn: { valuation: true }, integrations: { autograb: true } }),
      sampleSite({ slug: 'unasked', id: 's3', tradeIn: { valuation: true, account: 'sample' } }),
      sampleSite({
        slug: 'unkeyed',
        id: 's4',
        tradeIn: { valuation: true, account: 'another' },
        integrations: { autograb: true, redbook: true },
      }),
    ],
  })
  const [lookup] = platform.regoLookups
  const [valuer] = platform.valuers
  lookup.serve('sample')
  valuer.serve('sample')
  const mazda = { make: 'Mazda', model: 'CX-5', year: 2021, variant: 'Touring' }
  lookup.know('123AB4', { ...mazda, vendorId: 'V-1' })
  lookup.know('OLD1', { ...mazda, year: 2012, vendorId: 'V-1' })
  lookup.know('ODD1', { ...mazda, vendorId: 'V-9' })
  valuer.know('V-1', { low: 19_123, mid: 20_049, high: 21_001 })
})
beforeEach(() => {
  platform.regoLookups[0].failWith(null)
  platform.valuers[0].failWith(null)
})
afterAll(() => platform.close())

const asked = (slug = 'yard') => ({
  platform,
  site: platform.site(slug),
  now: platform.clock.now(),
  origin: 'https://yard.example',
})
async function byPlate(rego: string, km: number | null = 48_000, slug = 'yard') {
  const answer = await requestValuation(asked(slug), { rego, regoState: 'QLD', km }, { unit: 'km', carId: null })
  if (!answer.ok) throw new Error(answer.message)
  return answer.valuation
}

it('TRADE-1 TRADE-3 takes the vehicle from the plate and the rounded figure from the valuer, without comparing our stock', async () => {
  expect(await byPlate('123-ab4')).toMatchObject({
    vehicle: { make: 'Mazda', model: 'CX-5', year: 2021, km: 48_000, variant: 'Touring' },
    rego: '123AB4',
    regoState: 'QLD',
    base: { low: 19_100, mid: 20_000, high: 21_100, comparables: 0 },
    source: 'autograb',
    reason: null,
  })
})

it('TRADE-1 asks for a missing odometer reading, then gives the figure', async () => {
  const { id, base, reason } = await byPlate('123AB4', null)
  expect([base, reason]).toEqual([null, 'no-odometer'])
  const token = buyerToken(asked().platform, asked().site, 'valuation', id)
  const answer = await adjustValuation(asked(), token, { km: '48,000' }, 'km')
  expect(answer).toMatchObject({ valuation: { vehicle: { km: 48_000 }, base: { mid: 20_000 }, reason: null } })
})

it('TRADE-2 does not ask the valuer about vehicles outside the online limits', async () => {
  platform.valuers[0].failWith(new GatewayError('valuation', 'it was asked'))
  expect((await byPlate('OLD1')).reason).toBe('too-old')
  expect((await byPlate('123AB4', 100_001)).reason).toBe('too-far')
})

it('TRADE-3 offers a call when the valuer fails, and the built-in estimate when it does not know the vehicle', async () => {
  expect(await byPlate('ODD1')).toMatchObject({ base: null, source: 'stock', reason: 'few-cars' })
  platform.valuers[0].failWith(new GatewayError('valuation', 'answered 503'))
  expect(await byPlate('123AB4')).toMatchObject({ base: null, reason: 'valuer-silent' })
  expect(platform.logged.at(-1)).toMatchObject({ level: 'warn', event: 'valuer did not answer' })
})

it('TRADE-3 lets the visitor choose by hand when a plate is unknown or the lookup fails', async () => {
  expect(await byPlate('NOBODY')).toMatchObject({ vehicle: null, reason: 'unknown-rego' })
  platform.regoLookups[0].failWith(new GatewayError('rego', 'answered 503'))
  expect(await byPlate('123AB4')).toMatchObject({ vehicle: null, reason: 'lookup-silent' })
  expect(JSON.stringify(platform.logged)).not.toContain('123AB4')
})

it.each([
  ['unnamed', 'a site that names no account'],
  ['unasked', 'a site that has the account but asks no service'],
  ['unkeyed', 'an account without a key'],
])('TRADE-3 without keys plates are not looked up: %s, %s', async (slug) => {
  expect(await byPlate('123AB4', 48_000, slug)).toMatchObject({ vehicle: null, reason: 'no-lookup' })
})

it('D-71 TRADE-3 corrects a typo, and suggests the likely model when there is no figure', async () => {
  const sites = [sampleSite({ tradeIn: { valuation: true } })]
  const yard = await createTestPlatform({ sites })
  await yard.addCars(
    'yard',
    Array.from({ length: 6 }, (_, index) => ({ make: 'Toyota', model: 'RAV4', stocknum: `R${index}`, year: 2021 })),
  )
  const value = async (make: string, model: string) => {
    const site = yard.site('yard')
    const facts = { platform: yard, site, now: yard.clock.now(), origin: 'https://yard.example' }
    const answer = await requestValuation(facts, { make, model, year: 2021, km: 45_000 }, { unit: 'km', carId: null })
    if (!answer.ok) throw new Error(answer.message)
    return answer.valuation
  }
  const slip = await value('Toyta', 'Rav 4')
  expect(slip).toMatchObject({ vehicle: { make: 'Toyota', model: 'RAV4' }, reason: null })
  expect(slip.base?.mid).toBeGreaterThan(0)
  expect(await value('Toyota', 'Rav')).toMatchObject({
    vehicle: { model: 'Rav' },
    reason: 'few-cars',
    suggestion: 'Toyota RAV4',
  })
  expect((await value('Toyota', 'Supra')).suggestion).toBeUndefined()
  await yard.close()
})
