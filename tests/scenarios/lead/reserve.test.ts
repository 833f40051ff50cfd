import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { signedBody } from '#gateways/signed-body.ts'
import { releaseReservation } from '#operations/reservation/manage-reservations.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { sweepOutbox } from '#operations/testing/sweep-outbox.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const SITES = [
  sampleSite({ reservation: { kind: 'deposit' }, card: { buttons: ['view-details', 'reserve-now'] } }),
  sampleSite({
    slug: 'rival',
    id: 's2',
    name: 'Rival Cars',
    reservation: { kind: 'deposit', path: 'buy-online' },
    locations: [sampleLocation({ id: 'r1', leadEmail: 'sales@rival.example' })],
  }),
  sampleSite({ slug: 'plain', id: 's3', name: 'Plain Cars' }),
]
const BUYER = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  terms: true,
}
const GOOD_CARD = '4242 4242 4242 4242'

let served: ServedSites
let car: Car
beforeEach(async () => {
  served = await serveSites({ sites: SITES })
  const [added] = await served.platform.addCars('yard', [{ payment_processors: ['stripe'] }])
  car = added!
})
afterEach(() => served.close())

interface Reserved {
  readonly reservation_id: string
  readonly reservation_url: string
  readonly payment_url: string
  readonly amount: number
  readonly expires_at: string
}

async function call(body: object, key: string | null = null, slug = 'yard') {
  const headers = { 'Content-Type': 'application/json', ...(key === null ? {} : { 'Idempotency-Key': key }) }
  return served.request(slug, '/api/reservations', { method: 'POST', headers, body: JSON.stringify(body) })
}

async function reserve(change: object = {}, key: string | null = null): Promise<Reserved> {
  const response = await call({ ...BUYER, car_id: car.id, ...change }, key)
  expect(response.status).toBe(201)
  return response.json() as Promise<Reserved>
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

function post(path: string, fields: Record<string, string>, slug = 'yard') {
  return served.request(slug, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

const pay = ({ payment_url }: Reserved, card_number = GOOD_CARD) => post(pathOf(payment_url), { card_number })
const page = async (path: string, slug = 'yard') => (await served.request(slug, path)).text()
const headingOf = async ({ reservation_url }: Reserved) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await page(pathOf(reservation_url)))?.[1]
/** Waits for a page: served versions follow the database a moment later. */
const settled = async (path: string, said: RegExp, there = true) =>
  expect.poll(async () => said.test(await page(path))).toBe(there)
const stored = async ({ reservation_id }: Reserved, slug = 'yard') =>
  served.platform.storage.forSite({ slug }).reservations.find(reservation_id)

describe('reserving a car', () => {
  it('RESERVE-1 RESERVE-2 RESERVE-4 RESERVE-5 from the page through the sandbox to a hold, without JavaScript', async () => {
    const path = `/cars/${car.slug}/checkout`
    await settled('/search', /Reserve Now \$200/)
    const before = await page(path)
    for (const said of [/\$200/, /48 hours/, /refundable/, /HiLux/]) expect(before).toMatch(said)

    const { terms: _, ...typed } = BUYER
    const answer = await post(path, { ...typed, terms: 'on', car_id: car.id })
    expect(answer.status).toBe(303)
    const paymentPath = pathOf(answer.headers.get('Location') ?? '')
    expect(await page(paymentPath)).toMatch(/No money moves/)
    // H4: nothing is paid yet, so the listing is unchanged.
    expect(await page('/search')).toMatch(/Reserve Now \$200/)
    const paid = await post(paymentPath, { card_number: GOOD_CARD })
    expect(paid.status).toBe(303)
    // RESERVE-4: from now on nobody else can reserve it.
    await settled('/search', /RESERVED/)
    // The payment service knows a link that leads to the buyer's own for two days.
    const back = await served.request('yard', pathOf(paid.headers.get('Location') ?? ''))
    expect(back.status).toBe(303)
    const ownPage = await served.request('yard', back.headers.get('Location') ?? '')
    // D-58: a buyer who has paid sees the dealer's full number.
    expect(await ownPage.clone().text()).toMatch(/class="success-place".*href="tel:/s)
    expect(ownPage.headers.get('Cache-Control')).toBe('no-store')
    expect(await ownPage.text()).toMatch(/It’s reserved for you/)
    await settled('/search', /Reserve Now/, false)
    await settled(`/cars/${car.slug}`, /RESERVED/)

    await served.platform.runDeferred()
    const mails = served.platform.mailer.sent
    expect(mails.map(({ to }) => to).sort()).toEqual(['mia@mail.example', 'sales@dealer.example'])
    const [toBuyer, toDealer] = [...mails].sort((one, other) => one.to.localeCompare(other.to))
    // Paid two days earlier at 10 o'clock in the dealer's time zone.
    for (const said of ['$200', 'Monday 23 November at 10:00 am', 'fully refundable', '(07) 5550 0000', 'HiLux'])
      expect(toBuyer?.text).toContain(said)
    expect(toBuyer?.replyTo).toBe('sales@dealer.example')
    expect(toDealer?.subject).toMatch(/^Reservation Deposit Paid: 2021 Toyota HiLux .*, Mia Ng$/)
    expect(toDealer?.text).toContain('held for this buyer until Monday 23 November at 10:00 am')
  })
})

describe('the buyer’s page of a reservation', () => {
  it('RESERVE-6 cancels by a button, refunds once, frees the car and tells the dealer; opening it changes nothing', async () => {
    const reserved = await reserve()
    await pay(reserved)
    const path = pathOf(reserved.reservation_url)
    const reference = reserved.reservation_id.slice(0, 8).toUpperCase()
    const held = await page(path)
    for (const said of [
      'Cancel here any time before Monday 23 November at 10:00 am',
      'Time left',
      '48 hours',
      'Cancel and refund $200',
      'Your $200 goes back to the card you paid with',
      `<code>${reference}</code>`,
    ])
      expect(held).toContain(said)
    for (let turn = 0; turn < 3; turn += 1) await page(path)
    expect(await stored(reserved)).toMatchObject({ state: 'held', refund: 'none' })
    await settled('/search', /RESERVED/)
    await served.platform.runDeferred()
    const before = served.platform.mailer.sent
    for (const mail of before) expect(mail.text).toContain(reference)
    const count = before.length

    const both = await Promise.all([post(path, { act: 'cancel' }), post(path, { act: 'cancel' })])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(await stored(reserved)).toMatchObject({ state: 'refunded', refund: 'sent', refundReason: 'changed-mind' })
    await settled('/search', /Reserve Now \$200/)
    await served.platform.runDeferred()
    await served.platform.runDeferred()
    expect(await stored(reserved)).toMatchObject({ refund: 'sent', refundAttempts: 1 })
    expect(await headingOf(reserved)).toBe('Your reservation is cancelled')
    const told = served.platform.mailer.sent.slice(count)
    expect(told.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['mia@mail.example', 'Your deposit of $200 is on its way back'],
      ['sales@dealer.example', expect.stringMatching(/^Reservation cancelled: 2021 Toyota HiLux .*, Mia Ng$/)],
    ])
  })

  it('RESERVE-6 SITE-1 nobody cancels another site’s or an unpaid reservation', async () => {
    const reserved = await reserve()
    const path = pathOf(reserved.reservation_url)
    expect((await post(path, { act: 'cancel' }, 'rival')).status).toBe(404)
    expect((await post(path, { act: 'cancel' })).status).toBe(303)
    expect(await stored(reserved)).toMatchObject({ state: 'pending' })
  })
})

describe('POST /api/reservations', () => {
  it('RESERVE-3 answers with the payment page, the same one for the same key, and tells other buyers it is taken', async () => {
    const first = await reserve({}, 'once')
    expect(first).toEqual({
      reservation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reservation_url: expect.stringMatching(
        /^http:\/\/yard\.localhost\/reservations\/[0-9a-f-]{36}\.\w+\.[0-9a-f]{40}$/,
      ),
      payment_url: expect.stringMatching(/^http:\/\/yard\.localhost\/sandbox-payment\/sandbox_[0-9a-f]{32}$/),
      amount: 200,
      expires_at: '2026-11-21T00:15:00.000Z',
    })
    expect(await reserve({}, 'once')).toEqual(first)
    const other = await call({ ...BUYER, car_id: car.id, email: 'leo@mail.example' }, 'other')
    expect(other.status).toBe(409)
    expect(await other.json()).toEqual({
      error: expect.stringMatching(
        /^Someone else is paying a deposit for this car right now\. You haven’t been charged\./,
      ),
    })
  })

  it('M6 RESERVE-3 refuses the same key with another buyer’s details, and reveals nothing about the first', async () => {
    const first = await reserve({}, 'once')
    const other = await call({ ...BUYER, car_id: car.id, email: 'leo@mail.example' }, 'once')
    expect(other.status).toBe(422)
    const said = await other.text()
    expect(said).toContain('Send these details with a new key.')
    expect(said).not.toContain(first.reservation_id)
  })

  it('RESERVE-3 of forty concurrent buyers one gets a payment, and no other payment is opened', async () => {
    const tries = Array.from({ length: 40 }, (_, index) =>
      call({ ...BUYER, car_id: car.id, email: `buyer${index}@mail.example` }, `try-${index}`),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(39)
    const all = await served.platform.storage.forSite({ slug: 'yard' }).reservations.list(null, 100)
    expect(all).toHaveLength(1)
  })

  it('FORM-2 FORM-3 RESERVE-1 names the wrong fields, and that the terms must be accepted', async () => {
    const response = await call({ car_id: car.id, email: 'mia', phone: '12', postcode: '41', terms: false })
    expect(response.status).toBe(422)
    const { error, fields } = (await response.json()) as { error: string; fields: Record<string, string[]> }
    expect(error).toBe('Please fix the following errors:')
    expect(Object.keys(fields)).toEqual(['name', 'last_name', 'phone', 'email', 'postcode', 'terms'])
    expect(fields.terms).toEqual(['Please agree to the reservation terms.'])
    expect((await stored({ reservation_id: 'none' } as Reserved)) === null).toBe(true)
  })

  it.each([
    ['sold', { status: 'sold' }, 409],
    ['reserved by the feed', { reserved: true }, 409],
    ['not on the yard yet', { status: 'coming_soon' }, 409],
    ['a preorder', { preorder: true }, 422],
    ['cheaper than the deposit', { price: 150 }, 422],
    ['of a status nobody knows (A8)', { status_unknown: true }, 422],
    ['without a payment processor', { payment_processors: [] }, 422],
  ] as const)('CAR-11 a car that is %s is not reserved', async (_, change, status) => {
    const [other] = await served.platform.addCars('yard', [
      { payment_processors: ['stripe'], stocknum: 'U2', ...change },
    ])
    expect((await call({ ...BUYER, car_id: other?.id })).status).toBe(status)
  })

  it('FORM-2 a bot that fills in the hidden field gets no reservation', async () => {
    expect((await call({ ...BUYER, car_id: car.id, website: 'https://spam.example' })).status).toBe(409)
    expect((await call({ ...BUYER, car_id: car.id })).status).toBe(201)
  })

  it('CAR-11 is a 404 on a site without deposits', async () => {
    expect((await call({ ...BUYER, car_id: car.id }, null, 'plain')).status).toBe(404)
    expect(await page(`/cars/${car.slug}`, 'plain')).not.toContain('Reserve Now')
  })

  it('RESERVE-2 charges nothing and frees the car if the gateway is unreachable; the same key tries again', async () => {
    const { payments } = served.platform
    payments.failWith(new GatewayError('payments', 'down'))
    const failed = await call({ ...BUYER, car_id: car.id }, 'again')
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ error: expect.stringContaining('You haven’t been charged') })
    payments.failWith(null)
    expect((await call({ ...BUYER, car_id: car.id }, 'again')).status).toBe(201)
  })
})

describe('POST /webhooks/stripe', () => {
  const notify = (body: string, signature: string, slug = 'yard') =>
    served.request(slug, '/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    })
  /** A payment at the gateway without a notice. */
  async function paidInSilence({ payment_url }: Reserved) {
    const paid = await served.platform.payments.pay(pathOf(payment_url).split('/').at(-1) ?? '', GOOD_CARD)
    if (paid.kind !== 'paid') throw new Error(paid.kind)
    return paid.notice
  }
  const mailsSent = async () => {
    await served.platform.runDeferred()
    return served.platform.mailer.sent.length
  }

  it('RESERVE-3 a notice that arrives twice, and again after a day, confirms once', async () => {
    const reserved = await reserve()
    const notice = await paidInSilence(reserved)
    for (let time = 0; time < 2; time += 1) expect((await notify(notice.body, notice.signature)).status).toBe(200)
    const held = await stored(reserved)
    expect(held?.state).toBe('held')
    expect(await mailsSent()).toBe(2)
    served.platform.clock.pass(24 * 60)
    const again = await paidInSilence(reserved)
    expect((await notify(again.body, again.signature)).status).toBe(200)
    expect(await stored(reserved)).toEqual(held)
    expect(await mailsSent()).toBe(2)
  })

  it('RESERVE-3 a lost notice is replaced by asking the gateway when the buyer returns, or in the regular check', async () => {
    const reserved = await reserve()
    await paidInSilence(reserved)
    expect(await headingOf(reserved)).toBe('It’s reserved for you')
    const [second] = await served.platform.addCars('yard', [{ payment_processors: ['stripe'], stocknum: 'U2' }])
    const lost = await reserve({ car_id: second?.id })
    await paidInSilence(lost)
    served.platform.clock.pass(4)
    await sweepReservations(served.platform, ['yard'])
    expect((await stored(lost))?.state).toBe('held')
  })

  it('RESERVE-3 a payment after the 15 minutes becomes the hold if the car is free', async () => {
    const reserved = await reserve()
    const notice = await paidInSilence(reserved)
    served.platform.payments.failWith(new GatewayError('payments', 'down'))
    served.platform.clock.pass(15)
    await sweepReservations(served.platform, ['yard'])
    expect((await stored(reserved))?.state).toBe('expired')
    await settled(`/cars/${car.slug}`, /Reserve Now/)
    await notify(notice.body, resigned(notice.body))
    expect((await stored(reserved))?.state).toBe('held')
    await settled(`/cars/${car.slug}`, /Reserve Now/, false)
  })

  it('RESERVE-3 otherwise it is refunded once, whatever fails meanwhile, and the buyer is informed', async () => {
    const reserved = await reserve()
    const notice = await paidInSilence(reserved)
    const { payments, clock } = served.platform
    payments.failWith(new GatewayError('payments', 'down'))
    clock.pass(15)
    await sweepReservations(served.platform, ['yard'])
    payments.failWith(null)
    const faster = await reserve({ email: 'leo@mail.example' })
    payments.failWith(new GatewayError('payments', 'down'))
    for (let time = 0; time < 3; time += 1) await notify(notice.body, resigned(notice.body))
    expect(await stored(reserved)).toMatchObject({ state: 'refunded', refund: 'due' })
    await served.platform.runDeferred()
    expect((await stored(reserved))?.refund).toBe('due')
    payments.failWith(null)
    clock.pass(2)
    await Promise.all([1, 2, 3].map(() => sweepOutbox(served.platform, ['yard'])))
    await sweepOutbox(served.platform, ['yard'])
    expect((await stored(reserved))?.refund).toBe('sent')
    expect(payments.refundsAsked).toEqual(Array(2).fill(`refund-${reserved.reservation_id}`))
    expect((await stored(faster))?.state).toBe('pending')
    await served.platform.runDeferred()
    const told = served.platform.mailer.sent.filter(({ to }) => to === 'mia@mail.example')
    expect(told.map(({ subject }) => subject)).toEqual(['Your deposit of $200 is on its way back'])
    expect(await headingOf(reserved)).toBe('Sorry, this one has just been reserved')
  })

  it('RESERVE-3 refuses unsigned notices, and accepts notices that are not ours', async () => {
    const reserved = await reserve()
    const notice = await paidInSilence(reserved)
    expect((await notify(notice.body.replace('paid', 'Paid'), notice.signature)).status).toBe(400)
    expect((await notify(notice.body, '')).status).toBe(400)
    expect((await stored(reserved))?.state).toBe('pending')
    const other = JSON.stringify({ type: 'customer.created', created: 1, data: { object: {} } })
    expect((await notify(other, resigned(other))).status).toBe(200)
    const elsewhere = notice.body.replace(/sandbox_[0-9a-f]{32}/g, 'sandbox_another')
    expect((await notify(elsewhere, resigned(elsewhere))).status).toBe(200)
    expect((await stored(reserved))?.state).toBe('pending')
  })

  it('SITE-1 a notice at another site’s address updates the reservation it names, and reveals nothing to that site', async () => {
    const reserved = await reserve()
    const notice = await paidInSilence(reserved)
    const answer = await notify(notice.body, notice.signature, 'rival')
    expect(await answer.json()).toEqual({ received: true })
    expect((await stored(reserved))?.state).toBe('held')
    expect(await stored(reserved, 'rival')).toBeNull()
  })

  function resigned(body: string) {
    return signedBody('a secret of the tests', served.platform.clock.now(), body)
  }
})

describe('the end of a reservation', () => {
  it('RESERVE-3 a payment not finished within 15 minutes frees the car, and is no longer possible', async () => {
    const reserved = await reserve()
    served.platform.clock.pass(14)
    await sweepReservations(served.platform, ['yard'])
    expect((await stored(reserved))?.state).toBe('pending')
    served.platform.clock.pass(1)
    await sweepReservations(served.platform, ['yard'])
    expect((await stored(reserved))?.state).toBe('expired')
    await settled('/search', /Reserve Now \$200/)
    expect((await pay(reserved)).headers.get('Location')).toContain(`/reservations/${reserved.reservation_id}.`)
    expect(await headingOf(reserved)).toBe('Your payment session timed out')
    expect((await call({ ...BUYER, car_id: car.id, email: 'leo@mail.example' })).status).toBe(201)
  })

  it('RESERVE-3 the next buyer after the 15 minutes gets the car, even before the regular check', async () => {
    await reserve()
    served.platform.clock.pass(15)
    expect((await call({ ...BUYER, car_id: car.id, email: 'leo@mail.example' })).status).toBe(201)
  })

  it('RESERVE-1 RESERVE-3 a hold ends after 48 hours: the car is free, the deposit is refunded once, the buyer is informed', async () => {
    const reserved = await reserve()
    await pay(reserved)
    await served.platform.runDeferred()
    served.platform.clock.pass(48 * 60 - 1)
    await sweepReservations(served.platform, ['yard'])
    expect((await stored(reserved))?.state).toBe('held')
    served.platform.clock.pass(1)
    await sweepReservations(served.platform, ['yard'])
    await sweepReservations(served.platform, ['yard'])
    await served.platform.runDeferred()
    expect(await stored(reserved)).toMatchObject({ state: 'lapsed', refund: 'sent' })
    expect(served.platform.payments.refundsAsked).toHaveLength(1)
    expect(served.platform.mailer.sent.map(({ subject }) => subject)).toContain(
      'Your deposit of $200 is on its way back',
    )
    await settled('/search', /Reserve Now \$200/)
  })

  it('RESERVE-4 an import leaves a held car reserved, and a car reserved in the feed stays so after its hold', async () => {
    const reserved = await reserve()
    await pay(reserved)
    const { platform } = served
    const imported = async (change: Partial<Car>) => platform.addCars('yard', [{ ...car, feed_id: car.id, ...change }])
    await imported({ price: 49_990 })
    const { cars } = platform.storage.forSite({ slug: 'yard' })
    expect(await cars.findById(car.id)).toMatchObject({ reserved: true, price: 49_990 })
    await imported({ price: 48_990, reserved: true })
    await releaseReservation(requestBy(platform, platform.site('yard'), commandActor('yard')), reserved.reservation_id)
    expect(await cars.findById(car.id)).toMatchObject({ reserved: true, price: 48_990 })
    await imported({ price: 47_990, reserved: false })
    expect(await cars.findById(car.id)).toMatchObject({ reserved: false })
  })

  it('RESERVE-3 L3 a buyer who cancels the payment frees the car at once, and may try again; no reading of an address does', async () => {
    const reserved = await reserve()
    const path = pathOf(reserved.reservation_url)
    expect(await page(path)).toContain('Let it go')
    // Mail scanners open links, and payment pages lead back to them.
    for (const query of ['', '?cancelled', '?cancelled=1', '?act=leave', '?act=cancel'])
      for (const method of ['GET', 'HEAD']) await served.request('yard', path + query, { method })
    expect((await stored(reserved))?.state).toBe('pending')
    expect((await post(path, { act: 'leave' })).status).toBe(303)
    const back = await page(path)
    expect(back).toMatch(/You haven’t been charged/)
    expect(back).toContain(`/cars/${car.slug}/checkout`)
    expect((await stored(reserved))?.state).toBe('cancelled')
    expect((await reserve()).reservation_id).not.toBe(reserved.reservation_id)
  })

  it('RESERVE-3 the page refreshes itself while the gateway does not answer', async () => {
    const reserved = await reserve()
    served.platform.payments.failWith(new GatewayError('payments', 'down'))
    const waiting = await served.request('yard', pathOf(reserved.reservation_url))
    expect(waiting.headers.get('Refresh')).toBe('4')
    expect(await waiting.text()).toMatch(/being confirmed/)
    served.platform.payments.failWith(null)
    const unfinished = await served.request('yard', pathOf(reserved.reservation_url))
    expect(unfinished.headers.get('Refresh')).toBeNull()
    expect(await unfinished.text()).toContain(pathOf(reserved.payment_url))
  })
})

describe('the pages of a reservation', () => {
  it('ROUTE-4 are at the site’s chosen address, and the other addresses redirect there', async () => {
    const [theirs] = await served.platform.addCars('rival', [{ payment_processors: ['stripe'] }])
    const to = async (path: string, slug = 'yard') => {
      const { status, headers } = await served.request(slug, path)
      return [status, headers.get('Location')]
    }
    expect(await to(`/cars/${car.slug}/buy-online`)).toEqual([302, `/cars/${car.slug}/checkout`])
    expect(await to(`/cars/${theirs?.slug}/checkout`, 'rival')).toEqual([302, `/cars/${theirs?.slug}/buy-online`])
    expect(await to(`/cars/${theirs?.slug}/buy-online`, 'rival')).toEqual([200, null])
    expect(await to(`/checkout-journey?car_id=${car.slug}`)).toEqual([302, `/cars/${car.slug}/checkout`])
    expect((await to(`/checkout-journey?car_id=nothing`))[0]).toBe(404)
    expect((await to(`/cars/${car.slug}/nowhere`))[0]).toBe(404)
    expect((await to(`/cars/${car.slug}/checkout`, 'plain'))[0]).toBe(404)
  })

  it('RESERVE-3 a wrong form comes back with the typed values and error messages, without JavaScript', async () => {
    const answer = await post(`/cars/${car.slug}/checkout`, { name: 'Mia', postcode: '41', car_id: car.id })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Please fix the following errors:')
    expect(html).toContain('value="Mia"')
    expect(html).toContain('href="#enquiry-terms"')
  })

  it('RESERVE-3 a car taken by another buyer says so and offers similar ones, before and after the form', async () => {
    const path = `/cars/${car.slug}/checkout`
    await served.platform.addCars('yard', [
      { payment_processors: ['stripe'], stocknum: 'U2' },
      { reserved: true, stocknum: 'U3', model: 'Prado' },
    ])
    const leos = await reserve({ email: 'leo@mail.example' })
    const { terms: _, ...typed } = BUYER
    const meanwhile = await post(path, { ...typed, terms: 'on', car_id: car.id })
    expect(meanwhile.status).toBe(409)
    expect(await meanwhile.text()).toContain('Someone else is paying a deposit for this car right now.')
    await pay(leos)
    await settled(path, /This \S+ is reserved/)
    const html = await page(path)
    expect(html).toContain('Similar cars')
    // Similar cars must not include another taken one.
    expect(html.split('Similar cars').at(-1)?.includes('Toyota Prado')).toBe(false)
    expect(html.includes('name="postcode"')).toBe(false)
    const late = await post(path, { ...typed, terms: 'on', car_id: car.id })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Someone else has just reserved this car. You haven’t been charged.')
  })

  it('RESERVE-2 the sandbox says no money moves, declines the test card for that, and refuses possibly real cards', async () => {
    const reserved = await reserve()
    for (const [card, said] of [
      ['4000 0000 0000 0002', 'Your card was declined'],
      ['4929 0000 0000 0000', 'The sandbox takes test cards only'],
    ] as const) {
      const declined = await pay(reserved, card)
      expect(declined.status).toBe(402)
      const html = await declined.text()
      expect(html).toContain(said)
      expect(html).not.toContain(card === '4929 0000 0000 0000' ? card : 'no such text')
    }
    expect((await stored(reserved))?.state).toBe('pending')
  })

  it('SITE-1 a reservation and its payment exist only at their own site’s address, and are never cached', async () => {
    const reserved = await reserve()
    const ownPath = pathOf(reserved.reservation_url)
    for (const path of [ownPath, pathOf(reserved.payment_url)]) {
      expect((await served.request('rival', path)).status).toBe(404)
      const there = await served.request('yard', path)
      expect(there.headers.get('Cache-Control')).toBe('no-store')
      expect(there.headers.get('X-Cache')).toBeNull()
    }
    const rivalPays = await post(pathOf(reserved.payment_url), { card_number: GOOD_CARD }, 'rival')
    expect(rivalPays.status).toBe(404)
    expect((await stored(reserved))?.state).toBe('pending')
  })
})
