import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '../testing.ts'
import { moveReservation } from './move-reservation.ts'
import { reserveCar } from './reserve-car.ts'
import { sendRefund } from './send-refund.ts'
import { giveUpPayment, settlePayment } from './settle-payment.ts'
import { sweepReservations } from './sweep-reservations.ts'
import { takePaymentNotice } from './take-payment-notice.ts'

const open: TestPlatform[] = []
afterEach(async () => {
  for (const platform of open.splice(0)) await platform.close()
})

async function yard(options: TestPlatformOptions = {}) {
  const platform = await createTestPlatform({ sites: [sampleSite({ reservation: { kind: 'deposit' } })], ...options })
  open.push(platform)
  const [car] = await platform.addCars('yard', [{ payment_processors: ['stripe'] }])
  const site = platform.site('yard')
  const attempt = (name: string, key = name) =>
    reserveCar(requestOn(platform, site), {
      carId: car?.id ?? '',
      input: {
        name,
        last_name: 'Ng',
        email: `${name}@mail.example`,
        phone: '0412345678',
        postcode: '4105',
        terms: 'on',
      },
      key,
      keyIsStrict: true,
      visit: { origin: 'https://cars.example', path: '/', userAgent: null },
      address: '192.0.2.1',
    })
  const { reservations, cars, leads } = platform.storage.forSite(site)
  return { platform, site, car: car!, attempt, reservations, cars, leads }
}

describe.each(TEST_DATABASES)('on %s', (database) => {
  it('RESERVE-3 gives the car to exactly one of many concurrent buyers, enforced by the database', async () => {
    const { attempt, reservations, cars, car } = await yard({ database })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => attempt(`buyer${index}`)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'being-paid')).toHaveLength(24)
    expect(await reservations.list(null, 100)).toHaveLength(1)
    expect((await cars.findById(car.id))?.reserved).toBe(false)
  })

  it('RESERVE-3 makes one reservation and one payment of concurrent copies of a request', async () => {
    const { attempt, reservations } = await yard({ database })
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('mia', 'one-key')))
    expect(new Set(answers.map((answer) => (answer.ok ? answer.paymentUrl : answer.reason))).size).toBe(1)
    expect(await reservations.list(null, 100)).toHaveLength(1)
  })

  it('RESERVE-3 prevents two holds on one car by a database constraint', async () => {
    const { platform, site, car, attempt, reservations } = await yard({ database })
    const first = await attempt('mia')
    if (!first.ok) throw new Error(first.message)
    const { transaction } = platform.storage.forSite(site)
    const now = platform.clock.now()
    const found = (await reservations.find(first.reservationId))!
    const again = { ...found, id: 'another', key: 'another', carId: car.id, asker: 'any', payBy: now, lookAt: now }
    expect(await transaction((within) => reservations.begin(again, within))).toBeNull()
  })

  it('RESERVE-3 sends a refund to the gateway once, even from concurrent processes', async () => {
    const { platform, site, attempt, reservations } = await yard({ database })
    const answer = await attempt('mia')
    if (!answer.ok) throw new Error(answer.message)
    await platform.payments.pay(answer.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
    const key = { siteSlug: 'yard', id: answer.reservationId }
    await settlePayment(platform, key)
    await moveReservation(requestOn(platform, site), answer.reservationId, { kind: 'released' })
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendRefund(platform, key)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(platform.payments.refundsAsked).toHaveLength(1)
    expect((await reservations.find(answer.reservationId))?.refund).toBe('sent')
  })
})

type Step = 'notice' | 'late-notice' | 'round' | 'page' | 'back' | 'wait'
const anySteps = fc.array(fc.constantFrom<Step>('notice', 'late-notice', 'round', 'page', 'back', 'wait'), {
  maxLength: 10,
})

it('RESERVE-5 texts the buyer once that the deposit is paid, until when the car is theirs, and how to stop', async () => {
  const delivery = { confirmBuyer: false, textSender: { from: '+61491570006' } }
  const { platform, site, attempt } = await yard({
    sites: [sampleSite({ reservation: { kind: 'deposit' }, delivery })],
  })
  const answer = await attempt('mia')
  if (!answer.ok) throw new Error(answer.message)
  const paid = await platform.payments.pay(answer.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  for (let turn = 0; turn < 2; turn += 1) {
    if (paid.kind === 'paid') await takePaymentNotice(platform, paid.notice.body, paid.notice.signature)
    await settlePayment(platform, { siteSlug: site.slug, id: answer.reservationId })
    await platform.runDeferred()
  }
  expect(platform.sms.sent).toMatchObject([{ to: '+61412345678', from: '+61491570006' }])
  expect(platform.sms.sent[0]?.text).toMatch(
    /^Sample Motors: your \$200 deposit is paid\. .* is yours until Mon, 23 Nov, 10:00 am\. .*Reply STOP to end$/,
  )
})

it('RESERVE-3 a paid deposit ends in one hold, one lead and one confirmation, even if notices come late, twice or never', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const { platform, site, attempt, reservations, cars, car, leads } = await yard()
      const answer = await attempt('mia')
      if (!answer.ok) throw new Error(answer.message)
      const { reservationId } = answer
      const paymentId = answer.paymentUrl.split('/').at(-1) ?? ''
      await platform.payments.pay(paymentId, '4242424242424242')
      const notify = async () => {
        // The gateway signs each attempt at a notice separately.
        const paid = await platform.payments.pay(paymentId, '')
        if (paid.kind === 'paid') await takePaymentNotice(platform, paid.notice.body, paid.notice.signature)
      }
      const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
        notice: notify,
        'late-notice': async () => {
          platform.clock.pass(30)
          await notify()
        },
        round: () => sweepReservations(platform, ['yard']),
        page: () => settlePayment(platform, { siteSlug: 'yard', id: reservationId }),
        back: () => giveUpPayment(requestOn(platform, site), reservationId),
        wait: async () => platform.clock.pass(6),
      }
      for (const step of steps) await acts[step]()
      // The background rounds make up for lost notices.
      platform.clock.pass(15)
      await sweepReservations(platform, ['yard'])
      await platform.runDeferred()
      expect(await reservations.find(reservationId)).toMatchObject({
        state: 'held',
        refund: 'none',
        heldUntil: new Date('2026-11-23T00:00:00Z'),
      })
      expect((await cars.findById(car.id))?.reserved).toBe(true)
      expect(await leads.list({})).toHaveLength(1)
      expect(platform.mailer.sent.map(({ to }) => to).sort()).toEqual(['mia@mail.example', 'sales@dealer.example'])
      await platform.close()
    }),
    { numRuns: IS_WHOLE ? 25 : 10 },
  )
})
