import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderMailer } from '#gateways/mail/folder.ts'
import { createFolderSms } from '#gateways/sms/folder.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { moveReservation } from '../reservation/move-reservation.ts'
import { reserveCar } from '../reservation/reserve-car.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { requestValuation } from '../trade-in/request-valuation.ts'
import { askForCode } from '../visitor/ask-for-code.ts'
import { erasePerson } from './people.ts'
import { sweepOldDetails } from './sweep-old-details.ts'

const BUYER = { name: 'Zebedee', last_name: 'Quill', email: 'zeb@mail.example', phone: '0412345678', postcode: '4000' }
const PERSON = { email: 'zeb@mail.example', phone: '+61412345678' }
const TRACES = ['zebedee', 'quill', 'zeb@mail', '412345678', '412 345 678']
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }

describe.each(TEST_DATABASES)('erasing a person on %s', (database) => {
  let platform: TestPlatform
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-erase-'))
    const delivery = { destinations: [{ kind: 'sms' as const, to: '0491570156' }] }
    const site = sampleSite({
      locations: [sampleLocation({})],
      delivery,
      reservation: { kind: 'deposit' },
      integrations: { garageEnabled: true },
      tradeIn: { valuation: true },
    })
    platform = await createTestPlatform({ database, sites: [site] })
  })
  afterEach(async () => {
    await platform.close()
    await rm(folder, { recursive: true })
  })

  const site = () => platform.site('yard')

  async function submit(): Promise<void> {
    const answer = await submitLead(requestOn(platform, site()), { ...BUYER, message: 'Hi', opt_in: 'on' }, visit)
    expect(answer.ok).toBe(true)
  }

  async function reserve(): Promise<string> {
    const [car] = await platform.addCars('yard', [{ payment_processors: ['stripe'] }])
    const answer = await reserveCar(requestOn(platform, site()), {
      carId: car?.id ?? '',
      input: { ...BUYER, terms: 'on' },
      key: 'key',
      keyIsStrict: true,
      visit: { origin: 'https://cars.example', path: '/', userAgent: null },
      address: '192.0.2.1',
    })
    if (!answer.ok) throw new Error(answer.message)
    return answer.reservationId
  }

  /** Tables in which a text of the person is found, whatever the column. */
  async function tablesWithTraces(): Promise<readonly string[]> {
    const { executeSql } = platform.storage.rawDatabase()
    const { rows } = await executeSql(
      `select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
    )
    const found: string[] = []
    for (const { name } of rows as { readonly name: string }[]) {
      const hits = await executeSql(`select 1 from ${name} t where lower(t::text) like any ($1) limit 1`, [
        TRACES.map((trace) => `%${trace}%`),
      ])
      if (hits.rows.length > 0) found.push(name)
    }
    return found
  }

  it('H8 leaves no trace in any table, and none of this machine’s copies of mails and texts', async () => {
    await submit()
    const id = await reserve()
    await askForCode(requestOn(platform, site()), BUYER.phone, 'cars.example')
    await platform.runDeferred()
    await moveReservation(requestOn(platform, site()), id, { kind: 'given-up' }, { paymentOpen: false })
    expect(await tablesWithTraces()).toEqual(
      expect.arrayContaining(['public.leads', 'public.reservations', 'public.sign_in_codes']),
    )
    const mailer = createFolderMailer({ folder: join(folder, 'mail'), sender: 'website@forecourt.example' })
    const sms = createFolderSms(join(folder, 'sms'))
    for (const mail of platform.mailer.sent) await mailer.send(mail)
    for (const text of platform.sms.sent) await sms.send(text)
    expect(await readdir(join(folder, 'mail'))).toHaveLength(2)
    expect(await readdir(join(folder, 'sms'))).toHaveLength(2)

    expect(await erasePerson(requestOn({ ...platform, mailer, sms }, site()), PERSON)).toMatchObject({
      ok: true,
      erased: { leads: 1 },
    })
    expect(await tablesWithTraces()).toEqual([])
    expect(await readdir(join(folder, 'mail'))).toEqual([])
    expect(await readdir(join(folder, 'sms'))).toEqual([])
  })

  it('H8 brings nothing back by what was waiting to be sent, nor by a payment that arrives afterwards', async () => {
    await submit()
    const id = await reserve()
    await askForCode(requestOn(platform, site()), BUYER.phone, 'cars.example')
    await moveReservation(requestOn(platform, site()), id, { kind: 'given-up' })
    expect((await erasePerson(requestOn(platform, site()), PERSON)).ok).toBe(true)
    expect(await platform.runDeferred()).toBeGreaterThan(0)
    await moveReservation(
      requestOn(platform, site()),
      id,
      { kind: 'paid', at: platform.clock.now() },
      { chargeId: 'ch_1' },
    )
    await platform.runDeferred()
    expect(await tablesWithTraces()).toEqual([])
    const sent = JSON.stringify([platform.mailer.sent, platform.sms.sent]).toLowerCase()
    expect(TRACES.filter((trace) => sent.includes(trace))).toEqual([])
    const { rows } = await platform.storage.rawDatabase().executeSql(`select destination from lead_deliveries`)
    expect(rows).not.toContainEqual({ destination: '' })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('H8 erases nothing while a reservation is open, because its confirmation or refund needs the buyer', async () => {
    await submit()
    const id = await reserve()
    expect(await erasePerson(requestOn(platform, site()), PERSON)).toEqual({ ok: false, openReservations: [id] })
    expect(await tablesWithTraces()).toContain('public.leads')
  })

  it('H8 D-19 deletes a valuation without a lead as soon as it has expired', async () => {
    const asked = { platform, site: site(), now: platform.clock.now(), origin: 'https://cars.example' }
    const answer = await requestValuation(
      asked,
      { make: 'Mazda', model: 'CX-5', year: 2021, km: 45_000 },
      { unit: 'km', carId: null },
    )
    expect(answer.ok).toBe(true)
    expect(await sweepOldDetails(platform, ['yard'])).toBe(0)
    platform.clock.pass(7 * 1440 + 1)
    expect(await sweepOldDetails(platform, ['yard'])).toBe(1)
  })
})
