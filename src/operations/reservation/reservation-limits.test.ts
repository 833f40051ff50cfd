import { afterEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES, type TestDatabase } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { reserveCar } from './reserve-car.ts'
import { settlePayment } from './settle-payment.ts'
import { sweepReservations } from './sweep-reservations.ts'

const open: TestPlatform[] = []
afterEach(async () => {
  for (const platform of open.splice(0)) await platform.close()
})

/** A site with many cars, and a function that reserves the next car for a new buyer. */
async function yard(database: TestDatabase = 'PGlite') {
  const platform = await createTestPlatform({ sites: [sampleSite({ reservation: { kind: 'deposit' } })], database })
  open.push(platform)
  const cars = await platform.addCars(
    'yard',
    Array.from({ length: 20 }, (_, index) => ({ payment_processors: ['stripe'], stocknum: `U${index}` })),
  )
  const site = platform.site('yard')
  let turn = 0
  const next = (buyer: { address?: string; phone?: string; email?: string } = {}) => {
    const index = turn
    turn += 1
    return reserveCar(requestOn(platform, site), {
      carId: cars[index % cars.length]?.id ?? '',
      input: {
        name: 'Mia',
        last_name: 'Ng',
        email: `buyer${index}@mail.example`,
        phone: `04123456${String(index).padStart(2, '0')}`,
        postcode: '4105',
        terms: 'on',
        ...buyer,
      },
      key: `key ${index}`,
      keyIsStrict: true,
      visit: { origin: 'https://cars.example', path: '/', userAgent: null },
      address: buyer.address ?? `192.0.2.${index}`,
    })
  }
  return { platform, site, next, cars }
}

const reasonOf = (answer: Awaited<ReturnType<typeof reserveCar>>) => (answer.ok ? 'ok' : answer.reason)

describe.each(TEST_DATABASES)('H4 on %s', (database) => {
  it.each([
    ['one address', { address: '192.0.2.1' }],
    ['one network of IPv6 addresses', { address: '2001:db8:1:2::' }],
    ['one phone', { phone: '0412345678' }],
    ['one e-mail, in whichever letters', { email: 'mia@mail.example' }],
  ] as const)('H4 RESERVE-3 %s has two unpaid reservations at most', async (_, same) => {
    const { next } = await yard(database)
    const answers = []
    for (let turn = 0; turn < 4; turn += 1) {
      const change = {
        ...same,
        ...('address' in same && same.address.includes(':') ? { address: `${same.address}${turn + 1}` } : {}),
        ...('email' in same && turn % 2 === 1 ? { email: 'Mia@Mail.example' } : {}),
      }
      answers.push(await next(change))
    }
    expect(answers.map(reasonOf)).toEqual(['ok', 'ok', 'too-many', 'too-many'])
    expect(answers[2]).toMatchObject({
      message: expect.stringContaining('2 unpaid reservations'),
      retryAfterSeconds: 900,
    })
  })
})

it('H4 RESERVE-4 marks the car and raises the version when a reservation is paid, not before', async () => {
  const { platform, site, next, cars } = await yard()
  const { version, cars: stored } = platform.storage.forSite(site)
  const before = await version()
  const answers = []
  for (let turn = 0; turn < 10; turn += 1) answers.push(await next())
  expect(answers.map(reasonOf)).toEqual(Array(10).fill('ok'))
  const shown = async () =>
    (await Promise.all(cars.map(({ id }) => stored.findById(id)))).filter((car) => car?.reserved)
  expect(await shown()).toEqual([])
  expect(await version()).toBe(before)

  const [first] = answers
  if (!first?.ok) throw new Error('not begun')
  await platform.payments.pay(first.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', id: first.reservationId })
  expect((await shown()).map((car) => car?.id)).toEqual([cars[0]?.id])
  expect(await version()).toBe(before + 1)

  platform.clock.pass(15)
  await sweepReservations(platform, ['yard'])
  expect(await shown()).toHaveLength(1)
  expect(await version()).toBe(before + 1)
})

it('H4 allows a site ten new reservations a minute from all addresses, and says when to try again', async () => {
  const { platform, next } = await yard()
  const answers = []
  for (let turn = 0; turn < 12; turn += 1) answers.push(await next())
  expect(answers.map(reasonOf)).toEqual([...Array(10).fill('ok'), 'too-many', 'too-many'])
  expect(answers[10]).toMatchObject({ retryAfterSeconds: 60 })
  platform.clock.pass(1)
  expect(reasonOf(await next())).toBe('ok')
})

it('H4 RESERVE-3 counts an unpaid reservation for 15 minutes and a paid one not at all, then removes its address', async () => {
  const { platform, site, next } = await yard()
  const mine = { address: '192.0.2.1' }
  const first = await next(mine)
  await next(mine)
  if (!first.ok) throw new Error(first.message)
  await platform.payments.pay(first.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', id: first.reservationId })
  expect(reasonOf(await next(mine))).toBe('ok')
  expect(reasonOf(await next(mine))).toBe('too-many')
  const askers = 'select asker from reservations order by created_at, state'
  const { rows } = await platform.storage.rawDatabase().executeSql(askers)
  expect(rows.filter(({ asker }) => asker === null)).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
  platform.clock.pass(15)
  expect(reasonOf(await next(mine))).toBe('ok')
  await sweepReservations(platform, [site.slug])
  const after = (await platform.storage.rawDatabase().executeSql(askers)).rows
  expect(after.filter(({ asker }) => asker !== null)).toHaveLength(1)
})

it('H4 RESERVE-3 refunds a late payment while another buyer is paying for the car', async () => {
  const { platform, site, cars } = await yard()
  const attempt = (email: string) =>
    reserveCar(requestOn(platform, site), {
      carId: cars[0]?.id ?? '',
      input: { name: 'A', last_name: 'B', email, phone: '0412345678', postcode: '4105', terms: 'on' },
      key: email,
      keyIsStrict: true,
      visit: { origin: 'https://cars.example', path: '/', userAgent: null },
      address: '192.0.2.1',
    })
  const slow = await attempt('slow@mail.example')
  platform.clock.pass(15)
  const faster = await attempt('faster@mail.example')
  if (!slow.ok || !faster.ok) throw new Error('not begun')
  await platform.payments.pay(slow.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', id: slow.reservationId })
  const { reservations } = platform.storage.forSite(site)
  expect((await reservations.find(slow.reservationId))?.state).not.toBe('held')
  expect((await reservations.find(faster.reservationId))?.state).toBe('pending')
})
