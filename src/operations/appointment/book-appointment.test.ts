import { afterEach, describe, expect, it } from 'vitest'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { TEST_DATABASES, type TestDatabase } from '#storage/testing.ts'
import { listLeads } from '../lead/list-leads.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findAppointments } from './find-appointments.ts'

/** Friday, 20 November 2026, 10 in the morning in Brisbane. */
const NOW = new Date('2026-11-20T00:00:00Z')
const hours = [1, 5].map((weekday) => ({ weekday, open: '09:00', close: '12:00' }))
const form = {
  category: 'Test Drive',
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
}
const visit = { origin: 'https://cars.example', path: '/book-test-drive', pageId: null, userAgent: null }

let platform: TestPlatform
afterEach(() => platform.close())

async function open(database: TestDatabase = 'PGlite', change: Parameters<typeof sampleSite>[0] = {}) {
  const appointments = { booking: true, leadHours: 1 }
  const locations = [sampleLocation({ hours })]
  const sites = [
    sampleSite({ locations, appointments, ...change }),
    sampleSite({ slug: 'other', locations, appointments }),
  ]
  platform = await createTestPlatform({ now: NOW, database, sites })
}

function book(time: string, change: Readonly<Record<string, string>> = {}) {
  return submitLead(requestOn(platform, platform.site('yard')), { ...form, preferred_time: time, ...change }, visit)
}

async function free(date: string): Promise<readonly string[]> {
  const slots = await findAppointments(requestOn(platform, platform.site('yard')), { locationId: 'l1', date })
  return (slots ?? []).filter(({ available }) => available).map(({ start }) => start)
}

describe('FORM-14 booking a test drive', () => {
  it('FORM-14 takes a slot of the location, and nobody else can book that slot', async () => {
    await open()
    expect(await free('2026-11-20')).toEqual(['2026-11-20T11:00:00+10:00'])
    expect(await book('2026-11-20T11:00')).toMatchObject({ ok: true })
    expect(await free('2026-11-20')).toEqual([])
    const [{ lead } = { lead: null }] = await listLeads(requestOn(platform, platform.site('yard')), {})
    expect(lead?.payload.appointment).toEqual({ start: '2026-11-20T11:00:00+10:00', end: '2026-11-20T12:00:00+10:00' })
  })

  it('A10 FORM-14 mails the time with a calendar file, and staff find the booking by its reference', async () => {
    await open('PGlite', { delivery: { confirmBuyer: true } })
    const booked = await book('2026-11-20T11:00')
    await platform.runDeferred()
    const mail = platform.mailer.sent.find(({ to }) => to === form.email)
    const reference = booked.ok ? leadReference(booked.leadId) : ''
    expect(mail?.subject).toBe('Your test drive is booked: Fri, 20 Nov, 11:00 am')
    expect(mail?.calendar).toContain('DTSTART:20261120T010000Z')
    expect(mail?.calendar?.replaceAll('\r\n ', '')).toContain(`Reference ${reference}.`)
    expect(mail?.text).toContain(`Your reference: ${reference}`)
    const other = platform.mailer.sent.find(({ to }) => to !== form.email)
    expect(other?.calendar).toContain('DTSTART:20261120T010000Z')
    expect(other?.calendar).toContain('DESCRIPTION:Jo Nguyen')
    expect(other?.text).toContain(`Reference ${reference}`)
  })

  it('FORM-14 offers the second visitor the next free time, and stores no lead', async () => {
    await open()
    await book('2026-11-20T11:00')
    expect(await book('2026-11-20T11:00', { name: 'Second' })).toMatchObject({
      ok: false,
      fields: {
        preferred_time: ['That time isn’t available. The next one is Monday, 23 November 2026 at 9:00 am.'],
      },
    })
    expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toHaveLength(1)
    expect(await platform.runDeferred()).toBe(1)
  })

  it.each([
    ['with the location’s offset', '2026-11-20T11:00:00+10:00'],
    ['with another offset', '2026-11-20T12:00+11:00'],
    ['in UTC', '2026-11-20T01:00:00.000Z'],
  ])('D-15 FORM-14 at a time that is written as an instant %s', async (_how, time) => {
    await open()
    expect(await book(time)).toMatchObject({ ok: true })
    expect(await free('2026-11-20')).toEqual([])
    const [{ lead } = { lead: null }] = await listLeads(requestOn(platform, platform.site('yard')), {})
    expect(lead?.payload).toMatchObject({
      preferred_time: '2026-11-20T11:00',
      appointment: { start: '2026-11-20T11:00:00+10:00', end: '2026-11-20T12:00:00+10:00' },
    })
  })

  it('D-15 FORM-14 keeps a date without a time as a preference, and books nothing', async () => {
    await open()
    expect(await book('2026-11-20')).toMatchObject({ ok: true })
    expect(await free('2026-11-20')).toHaveLength(1)
  })

  it('FORM-14 allows one phone number or e-mail address two bookings ahead', async () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
    await open('PGlite', { locations: [sampleLocation({ hours })] })
    let people = 0
    const bookAs = (change: Readonly<Record<string, string>>, hour: number, address: string) => {
      people += 1
      const who = { email: `p${people}@mail.example`, phone: `04123456${String(people).padStart(2, '0')}`, ...change }
      const wish = { ...form, ...who, preferred_time: `2026-11-24T${String(hour).padStart(2, '0')}:00` }
      return submitLead(requestOn(platform, platform.site('yard')), wish, { ...visit, address })
    }
    const refused = (said: RegExp) => ({ ok: false, fields: { preferred_time: [expect.stringMatching(said)] } })
    for (const same of [{ phone: '0499999999' }, { email: 'Same@Mail.example' }]) {
      const at = 'phone' in same ? 9 : 11
      expect(await bookAs(same, at, '192.0.2.1')).toMatchObject({ ok: true })
      expect(await bookAs(same, at + 1, '192.0.2.2')).toMatchObject({ ok: true })
      expect(await bookAs(same, 15, '192.0.2.3')).toMatchObject(refused(/^You already have 2 bookings\./))
    }
  })

  it('FORM-14 allows one IP address six bookings a day, under any name', async () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
    await open('PGlite', { locations: [sampleLocation({ hours })] })
    const answers = []
    for (let hour = 9; hour < 17; hour += 1) {
      const wish = {
        ...form,
        email: `p${hour}@mail.example`,
        phone: `04123456${String(hour).padStart(2, '0')}`,
        preferred_time: `2026-11-24T${String(hour).padStart(2, '0')}:00`,
      }
      answers.push(
        await submitLead(requestOn(platform, platform.site('yard')), wish, {
          ...visit,
          address: `2001:db8:1:2::${hour}`,
        }),
      )
    }
    expect(answers.map(({ ok }) => ok)).toEqual([...Array(6).fill(true), false, false])
    expect(answers[6]).toMatchObject({
      fields: { preferred_time: [expect.stringMatching(/^Several bookings were made from your connection today\./)] },
    })
    expect(await free('2026-11-24')).toHaveLength(2)
  })

  it.each([
    ['outside the opening hours', '2026-11-20T12:00'],
    ['between two times', '2026-11-23T09:30'],
    ['on a closed day', '2026-11-22T10:00'],
    ['too soon', '2026-11-20T10:00'],
    ['too far ahead', '2027-03-01T10:00'],
    ['when it is no time', 'tomorrow at ten'],
    ['half a minute late', '2026-11-20T11:00:30+10:00'],
    ['at an instant that is no slot', '2026-11-20T09:00:00+10:00'],
  ])('FORM-14 not %s', async (_when, time) => {
    await open()
    expect(await book(time)).toMatchObject({ ok: false, fields: { preferred_time: [expect.any(String)] } })
    expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toEqual([])
  })

  it('FORM-13 treats a repeated submission as the same booking', async () => {
    await open()
    const first = await book('2026-11-20T11:00', { submission_id: 'one' })
    platform.clock.pass(60)
    const again = await book('2026-11-20T11:00', { submission_id: 'one' })
    expect(again).toMatchObject({ ok: true, isNew: false, leadId: first.ok && first.leadId })
  })

  it('D-2 FORM-14 needs no time, and a site without booking takes a wish when it is open, and no other', async () => {
    await open()
    expect(await book('')).toMatchObject({ ok: true })
    await platform.close()
    await open('PGlite', { appointments: { booking: false } })
    expect(await book('2026-11-23T09:20')).toMatchObject({ ok: true })
    for (const [time, said] of [
      ['2020-01-01T03:00', /^That time has passed\./],
      ['2026-11-22T23:00', /^We’re closed on Sunday 22 November\./],
      ['2026-11-23T23:00', /^On Monday 23 November we’re open /],
    ] as const)
      expect(await book(time)).toMatchObject({ ok: false, fields: { preferred_time: [expect.stringMatching(said)] } })
    expect(
      await findAppointments(requestOn(platform, platform.site('yard')), { locationId: 'l1', date: '2026-11-23' }),
    ).toBeNull()
  })

  it('SITE-1 ignores the bookings of other dealers', async () => {
    await open()
    await submitLead(
      requestOn(platform, platform.site('other')),
      { ...form, preferred_time: '2026-11-20T11:00' },
      visit,
    )
    expect(await free('2026-11-20')).toHaveLength(1)
  })
})

describe.each(TEST_DATABASES)('concurrent bookings on %s', (database) => {
  it('FORM-14 accepts as many concurrent bookings of one slot as the slot has places', async () => {
    await open(database, { appointments: { booking: true, leadHours: 1, atOnce: 2 } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => book('2026-11-20T11:00', { name: `N${index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toHaveLength(2)
    expect(await free('2026-11-20')).toEqual([])
  })
})
