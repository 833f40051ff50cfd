import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { erasePerson, findPerson } from '../person/people.ts'
import { sweepOldDetails } from '../person/sweep-old-details.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { carWish, searchWish } from './alert-wish.ts'
import { askForAlert } from './ask-for-alert.ts'
import { confirmAlert, showConfirmation } from './confirm-alert.ts'
import { endAlerts, showEnding } from './end-alerts.ts'
import { sweepAlerts } from './sweep-alerts.ts'

const JO = 'jo@mail.example'
const DAY = 24 * 60

describe.each(TEST_DATABASES)('alerts on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await createTestPlatform({ database, sites: [sampleSite({ alerts: { enabled: true } })] })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const request = () => ({ platform, site: site(), now: platform.clock.now(), origin: 'https://cars.example' })
  const sent = (to = JO) => platform.mailer.sent.filter((mail) => mail.to === to)
  const sweep = async () => {
    await sweepAlerts(platform, ['yard'])
    await sweepOutbox(platform, ['yard'])
  }
  const failedSweep = async () => {
    platform.mailer.failWith(new GatewayError('mail', 'away'))
    await sweep()
    platform.mailer.failWith(null)
  }
  const linkIn = (text: string, path: string) =>
    new RegExp(`https://cars.example/alerts/${path}/(\\S+)`).exec(text)?.[1] ?? ''

  async function askForSearch(query: string, email = JO) {
    const wish = await searchWish(request(), [], new URLSearchParams(query))
    if (!wish) throw new Error('no listing')
    return askForAlert(request(), wish, { email }, '/search')
  }

  async function askForCar(kind: 'price' | 'free', car: Car, email = JO) {
    const wish = await carWish(request(), kind, car.slug)
    if (!wish) throw new Error('no car')
    return askForAlert(request(), wish, { email }, `/cars/${car.slug}`)
  }

  /** Confirms by the link of the latest mail. */
  async function confirm(email = JO): Promise<void> {
    await platform.runDeferred()
    await confirmAlert(request(), linkIn(sent(email).at(-1)?.text ?? '', 'confirm'))
  }

  /** Imports the car again with other facts, as its feed would. */
  async function change(car: Car, to: Partial<Car>): Promise<void> {
    await platform.clock.pass(1)
    const { imports } = platform.storage.forSite(site())
    const importId = await imports.begin(`change-${platform.clock.now().getTime()}`, platform.clock.now())
    const { id, slug, ...rest } = { ...car, ...to }
    const row = {
      number: 1,
      line: 1,
      vin: rest.vin,
      stocknum: rest.stocknum,
      dealershipSlug: rest.dealership_slug,
      feedId: id,
      identity: `feed:${id}`,
      slugBase: '2021-toyota-hilux',
      newId: id,
      contentHash: JSON.stringify(to),
      status: rest.status,
      listedAt: null,
      soldAt: null,
      car: rest,
    }
    await imports.stage(importId, [row])
    await imports.merge(importId, { at: platform.clock.now(), force: true, dryRun: false })
    await imports.end(importId, 'merged', platform.clock.now(), {})
    await platform.engines.refresh('yard')
  }

  const addCar = async (facts: Partial<Car> = {}): Promise<Car> => {
    const [car] = await platform.addCars('yard', [{ stocknum: `S${Math.random()}`, ...facts }])
    await platform.engines.refresh('yard')
    if (!car) throw new Error('no car')
    return car
  }

  it('ALERT-1 sends one mail that asks for a confirmation, and nothing else before it', async () => {
    expect(await askForSearch('make=Toyota')).toEqual({ ok: true })
    await addCar()
    await sweep()
    await platform.runDeferred()
    expect(sent().map(({ subject }) => subject)).toEqual(['Please confirm: emails about your search at Sample Motors'])
    expect(sent()[0]?.text).toContain(
      '‘Email me, once a day at most, when cars like this come in, become available or get cheaper: Toyota.’',
    )
    expect(sent()[0]?.unsubscribe).toBeUndefined()
  })

  it('ALERT-1 a double click sends one mail', async () => {
    await askForSearch('make=Toyota')
    await askForSearch('make=Toyota')
    await platform.runDeferred()
    expect(sent()).toHaveLength(1)
  })

  it('ALERT-2 a mail that failed is sent again with the same id, and a claimed one is not sent twice', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    await addCar()
    await failedSweep()
    expect(sent()).toHaveLength(1)
    platform.clock.pass(2)
    await Promise.all([sweep(), sweep(), platform.runDeferred()])
    expect(sent()).toHaveLength(2)
    await sweep()
    expect(sent()).toHaveLength(2)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('ALERT-1 stores the consent with its wording, page and time', async () => {
    await askForSearch('make=Toyota')
    const { alerts } = await findPerson(requestOn(platform, site()), { email: JO, phone: null })
    expect(alerts[0]?.consent).toEqual({
      wording: 'Email me, once a day at most, when cars like this come in, become available or get cheaper: Toyota.',
      page: 'https://cars.example/search',
      at: platform.clock.now().toISOString(),
    })
  })

  it('ALERT-1 answers the same for a known and an unknown address, and refuses what is no address', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    expect(await askForSearch('make=Toyota')).toEqual(await askForSearch('make=Toyota', 'new@mail.example'))
    expect(await askForSearch('make=Toyota', 'nobody')).toMatchObject({
      ok: false,
      fields: { email: [expect.any(String)] },
    })
  })

  it('ALERT-1 M12 an address gets five mails an hour at most, no matter who asks', async () => {
    for (const make of ['Toyota', 'Mazda', 'Kia', 'Ford', 'Honda'])
      expect(await askForSearch(`make=${make}`)).toEqual({ ok: true })
    expect(await askForSearch('make=Suzuki')).toMatchObject({ ok: false })
  })

  it('ALERT-1 looking at the link confirms nothing, and a forged link is none', async () => {
    await askForSearch('make=Toyota')
    await platform.runDeferred()
    const token = linkIn(sent()[0]?.text ?? '', 'confirm')
    expect(await showConfirmation(request(), token)).toMatchObject({ label: 'Toyota', state: 'unconfirmed' })
    expect(await showConfirmation(request(), `${token.split('.')[0]}.${'0'.repeat(40)}`)).toBeNull()
    expect(await showEnding(request(), token)).toBeNull()
    expect(await confirmAlert(request(), token)).toMatchObject({ state: 'confirmed' })
    expect(await confirmAlert(request(), token)).toMatchObject({ state: 'confirmed' })
  })

  it('ALERT-2 names new matches with the reason, once a day at most', async () => {
    await askForSearch('make=Toyota&price=:60000')
    await confirm()
    await addCar()
    await addCar({ make: 'Mazda', model: '3' })
    await addCar({ price: 70_000 })
    await sweep()
    expect(sent()).toHaveLength(2)
    expect(sent()[1]?.subject).toBe('Just in: 2021 Toyota HiLux SR5')
    expect(sent()[1]?.text).toContain('Just in. It fits ‘Toyota, Price up to $60,000’.')
    await addCar({ year: 2022 })
    await sweep()
    platform.clock.pass(DAY - 2)
    await sweep()
    expect(sent()).toHaveLength(2)
    platform.clock.pass(2)
    await sweep()
    expect(sent()).toHaveLength(3)
    expect(sent()[2]?.text).toContain('2022 Toyota HiLux')
    expect(sent()[2]?.text).not.toContain('2021 Toyota HiLux')
  })

  it('ALERT-2 mails a lower price, and not a higher one', async () => {
    const car = await addCar()
    await askForCar('price', car)
    await confirm()
    await change(car, { price: 53_990 })
    await sweep()
    expect(sent()).toHaveLength(1)
    await change(car, { price: 49_990 })
    await sweep()
    expect(sent()[1]?.subject).toBe('Price drop: 2021 Toyota HiLux SR5, now $49,990')
    expect(sent()[1]?.text).toContain('$49,990')
    expect(sent()[1]?.text).toContain('Price drop: $4,000 less than before.')
  })

  it('ALERT-1 a mail about a car says in its subject what there is to confirm', async () => {
    await askForCar('price', await addCar())
    await platform.runDeferred()
    expect(sent()[0]?.subject).toBe('Please confirm: price drops of the 2021 Toyota HiLux SR5')
  })

  it('ALERT-2 a mail about several cars is opened for one of them: a lower price before a new arrival', async () => {
    const car = await addCar()
    await askForSearch('make=Toyota')
    await confirm()
    await addCar({ year: 2023 })
    await change(car, { price: 49_990 })
    await sweep()
    expect(sent()[1]?.subject).toBe('Price drop: 2021 Toyota HiLux SR5, now $49,990, and 1 more')
    expect(sent()[1]?.text).toMatch(/2021 Toyota HiLux.*2023 Toyota HiLux/s)
  })

  it('ALERT-2 a car whose price falls into a search’s range is news to it', async () => {
    const car = await addCar()
    await askForSearch('price=:50000')
    await confirm()
    await change(car, { price: 48_990 })
    await sweep()
    expect(sent()[1]?.text).toContain('Price drop: $4,000 less than before. It fits ‘Price up to $50,000’.')
  })

  it('ALERT-2 tells that a reserved car is free again', async () => {
    const car = await addCar()
    const { reservations, transaction } = platform.storage.forSite(site())
    const hold = (held: boolean) =>
      transaction((within) => reservations.keepCar(car.id, held, platform.clock.now(), within))
    await hold(true)
    await askForCar('free', car)
    await confirm()
    await sweep()
    expect(sent()).toHaveLength(1)
    await hold(false)
    await sweep()
    expect(sent()[1]?.subject).toBe('Available again: 2021 Toyota HiLux SR5')
  })

  it('ALERT-2 sold cars never appear, not even one that is sold between the match and the mail', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    await addCar({ status: 'sold' })
    await sweep()
    expect(sent()).toHaveLength(1)
    const car = await addCar()
    await failedSweep()
    expect(sent()).toHaveLength(1)
    await change(car, { status: 'sold' })
    platform.clock.pass(5)
    await sweep()
    expect(sent()).toHaveLength(1)
  })

  it('ALERT-2 one click ends all alerts of the address, and another’s go on', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    await askForSearch('make=Toyota', 'al@mail.example')
    await confirm('al@mail.example')
    await addCar()
    await sweep()
    const link = sent()[1]?.unsubscribe ?? ''
    const token = linkIn(link, 'end')
    expect(await showEnding(request(), token)).toMatchObject({
      email: 'j•••@mail.example',
      alerts: [{ label: 'Toyota' }],
    })
    expect(await endAlerts(request(), token, null)).toMatchObject({ alerts: [] })
    platform.clock.pass(2 * DAY)
    await addCar({ year: 2024 })
    await sweep()
    expect(sent()).toHaveLength(2)
    expect(sent('al@mail.example')).toHaveLength(3)
  })

  it('ALERT-2 one alert of several can be ended', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    platform.clock.pass(1)
    await askForSearch('make=Mazda')
    await confirm()
    await addCar()
    await sweep()
    const token = linkIn(sent()[2]?.unsubscribe ?? '', 'end')
    const before = await showEnding(request(), token)
    const after = await endAlerts(request(), token, before?.alerts[0]?.id ?? '')
    expect(after?.alerts.map(({ label }) => label)).toEqual(['Mazda'])
  })

  it('ALERT-2 two wishes of one address make one mail, with each car once', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    await askForSearch('price=:60000')
    await confirm()
    await addCar()
    await sweep()
    expect(sent()).toHaveLength(3)
    expect(sent()[2]?.text.match(/2021 Toyota HiLux SR5/g)).toHaveLength(1)
  })

  it('LAW-4 an address that unsubscribed from the site after it confirmed gets no more of it', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    platform.clock.pass(1)
    await platform.storage.forSite(site()).marketingEnds.end(JO, 'lead', platform.clock.now())
    await addCar()
    await sweep()
    expect(sent()).toHaveLength(1)
  })

  it('H8 people erase and export reach alerts and their mails', async () => {
    await askForSearch('make=Toyota')
    const person = { email: JO, phone: null }
    expect(await findPerson(requestOn(platform, site()), person)).toMatchObject({
      alerts: [{ email: JO }],
      alert_mails: [{ email: JO }],
    })
    await erasePerson(requestOn(platform, site()), person)
    expect(await findPerson(requestOn(platform, site()), person)).toMatchObject({ alerts: [], alert_mails: [] })
    expect(await platform.runDeferred()).toBe(1)
    expect(sent()).toEqual([])
  })

  it('H8 an alert that nobody confirms is deleted after seven days, a confirmed one after the site’s period', async () => {
    await askForSearch('make=Toyota')
    await confirm()
    await askForSearch('make=Mazda')
    platform.clock.pass(8 * DAY)
    await sweepOldDetails(platform, ['yard'])
    const person = { email: JO, phone: null }
    expect((await findPerson(requestOn(platform, site()), person)).alerts).toMatchObject([{ label: 'Toyota' }])
    platform.clock.pass(800 * DAY)
    await sweepOldDetails(platform, ['yard'])
    expect((await findPerson(requestOn(platform, site()), person)).alerts).toEqual([])
  })

  it('DESK-7 the ledger has each accepted price once, with its time and source', async () => {
    const car = await addCar()
    await change(car, { km: 50_000 })
    await change(car, { price: 49_990 })
    const prices = await platform.storage.forSite(site()).carPrices.of(car.id)
    expect(prices.map(({ price }) => price)).toEqual([49_990, 52_990])
    expect(prices[0]?.source).toContain('change-')
    expect(prices[0]?.at).toEqual(platform.clock.now())
  })
})
