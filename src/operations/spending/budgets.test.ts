import { afterEach, describe, expect, it } from 'vitest'
import { STANDARD_BUDGETS } from '#domain/spending/budget.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { createFakeGeocoder } from '#gateways/geocoding/fake.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { findAddress } from '../listing/find-place.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '../testing.ts'
import { requestValuation } from '../trade-in/request-valuation.ts'
import { askForCode } from '../visitor/ask-for-code.ts'
import { paidGeocoder } from './paid-geocoder.ts'

const open: TestPlatform[] = []
afterEach(async () => {
  for (const platform of open.splice(0)) await platform.close()
})

async function twoYards(options: TestPlatformOptions = {}) {
  const platform = await createTestPlatform({
    sites: [sampleSite(), sampleSite({ slug: 'rival', id: 's2' })],
    budgets: { 'sign-in-codes': { site: { hour: 3, day: 5 }, platform: { hour: 4, day: 100 } } },
    ...options,
  })
  open.push(platform)
  let numbers = 0
  const ask = (slug: string) => {
    numbers += 1
    return askForCode(
      requestOn(platform, platform.site(slug)),
      `04123456${String(numbers).padStart(2, '0')}`,
      'cars.example',
    )
  }
  return { platform, ask }
}

describe.each(TEST_DATABASES)('H7 on %s', (database) => {
  it('H7 GARAGE-2 limits a site’s codes to its budget, over all phone numbers, and says when to try again', async () => {
    const { platform, ask } = await twoYards({ database })
    for (let turn = 0; turn < 3; turn += 1) expect(await ask('yard')).toMatchObject({ ok: true })
    expect(await ask('yard')).toEqual({ ok: false, reason: 'used up', retryAfterSeconds: 3600 })
    await platform.runDeferred()
    expect(platform.sms.sent).toHaveLength(3)
    platform.clock.pass(60)
    expect(await ask('yard')).toMatchObject({ ok: true })
    expect(await ask('yard')).toMatchObject({ ok: true })
    // The five codes of the day are used.
    expect(await ask('yard')).toMatchObject({ ok: false, reason: 'used up', retryAfterSeconds: 82_800 })
  })

  it('H7 gives each site its own budget and all sites together another', async () => {
    const { ask } = await twoYards({ database })
    for (let turn = 0; turn < 5; turn += 1) await ask('yard')
    expect(await ask('rival')).toMatchObject({ ok: true })
    expect(await ask('rival')).toMatchObject({ ok: false, reason: 'used up' })
  })
})

it('H7 logs one warning when most of a budget is spent, and one error when all is', async () => {
  const { platform, ask } = await twoYards({
    budgets: { 'sign-in-codes': { site: { hour: 5, day: 100 }, platform: { hour: 100, day: 1000 } } },
  })
  for (let turn = 0; turn < 8; turn += 1) await ask('yard')
  const said = platform.logged.filter(({ event }) => event.startsWith('a budget is'))
  const facts = { budget: 'sign-in-codes', site: 'yard', window: 'hour', most: 5 }
  expect(said).toEqual([
    { level: 'warn', event: 'a budget is nearly used up', facts },
    { level: 'error', event: 'a budget is used up', facts },
  ])
  expect(platform.spending.refusals()).toEqual(new Map([['sign-in-codes', 3]]))
  expect(platform.spending.usedUp()).toEqual([
    'The budget sign-in-codes of the site yard is used up for this hour (5).',
  ])
  platform.clock.pass(60)
  expect(platform.spending.usedUp()).toEqual([])
})

it('H7 GARAGE-2 sends no code to a number that cannot receive texts, and spends nothing', async () => {
  const { platform } = await twoYards()
  for (const number of ['07 3123 4567', '1800 123 456', '1300 123 456', '13 14 50', '1900 123 456'])
    expect(await askForCode(requestOn(platform, platform.site('yard')), number, 'cars.example')).toEqual({
      ok: false,
      reason: 'no number',
      fields: { phone: [expect.stringContaining('Enter a mobile number')] },
    })
  expect(await platform.runDeferred()).toBe(0)
})

it('H7 spends nothing on a number that has had its codes', async () => {
  const { platform } = await twoYards({ budgets: STANDARD_BUDGETS })
  const ask = () => askForCode(requestOn(platform, platform.site('yard')), '0412345678', 'cars.example')
  for (let turn = 0; turn < 200; turn += 1) await ask()
  expect(await ask()).toMatchObject({ ok: false, reason: 'too many' })
  expect(platform.spending.usedUp()).toEqual([])
})

it('H7 PLACE-6 limits a paid geocoder to the budgets of site and platform', async () => {
  const { platform } = await twoYards({
    budgets: { geocoding: { site: { hour: 2, day: 9 }, platform: { hour: 3, day: 9 } } },
  })
  const service = createFakeGeocoder({ here: { lat: -27, lng: 153, name: null } })
  const asking = { ...platform, geocoder: paidGeocoder(service, platform.spending) }
  const find = (slug: string) => findAddress(asking, platform.site(slug), 'here')
  const answers = [await find('yard'), await find('yard'), await find('yard'), await find('rival'), await find('rival')]
  expect(answers.map((place) => place !== null)).toEqual([true, true, false, true, false])
  expect(service.asked).toHaveLength(3)
  await expect(asking.geocoder.find({ kind: 'address', text: 'here', region: 'AU' })).rejects.toThrow(GatewayError)
})

it('H7 TRADE-1 TRADE-3 looks plates up within the budget; beyond it the visitor chooses by hand', async () => {
  const { platform } = await twoYards({
    sites: [sampleSite({ integrations: { autograb: true }, tradeIn: { account: 'southside' } })],
    budgets: { 'plate-lookups': { site: { hour: 2, day: 9 }, platform: { hour: 9, day: 9 } } },
  })
  const site = platform.site('yard')
  platform.regoLookups[0].serve('southside')
  const ask = () =>
    requestValuation(
      { platform, site, now: platform.clock.now(), origin: 'https://cars.example' },
      { rego: 'ABC123', regoState: 'QLD' },
      { unit: 'km', carId: null },
    )
  const reasons = []
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await ask()
    reasons.push(answer.ok ? answer.valuation.reason : 'refused')
  }
  expect(reasons).toEqual(['unknown-rego', 'unknown-rego', 'lookup-silent'])
})
