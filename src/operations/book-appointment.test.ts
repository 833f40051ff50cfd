import { afterEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES, type TestDatabase } from '#storage/testing.ts'
import { findAppointments } from './find-appointments.ts'
import { listLeads } from './list-leads.ts'
import { submitLead } from './submit-lead.ts'
import { createTestPlatform, sampleLocation, sampleSite, type TestPlatform } from './testing.ts'

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
  return submitLead(platform, platform.site('yard'), { ...form, preferred_time: time, ...change }, visit)
}

async function free(date: string): Promise<readonly string[]> {
  const slots = await findAppointments(platform, platform.site('yard'), { locationId: 'l1', date })
  return (slots ?? []).filter(({ available }) => available).map(({ start }) => start)
}

describe('FORM-14 a test drive is booked', () => {
  it('FORM-14 at a time of the location’s, which nobody else can have then', async () => {
    await open()
    expect(await free('2026-11-20')).toEqual(['2026-11-20T11:00:00+10:00'])
    expect(await book('2026-11-20T11:00')).toMatchObject({ ok: true })
    expect(await free('2026-11-20')).toEqual([])
    const [{ lead } = { lead: null }] = await listLeads(platform, platform.site('yard'), {})
    expect(lead?.payload.appointment).toEqual({ start: '2026-11-20T01:00:00.000Z', end: '2026-11-20T02:00:00.000Z' })
  })

  it('FORM-14 the second visitor is offered the next time, and no lead is stored', async () => {
    await open()
    await book('2026-11-20T11:00')
    expect(await book('2026-11-20T11:00', { name: 'Second' })).toMatchObject({
      ok: false,
      fields: {
        preferred_time: ['That time cannot be booked. The next free one is Monday, 23 November 2026 at 9:00 am.'],
      },
    })
    expect(await listLeads(platform, platform.site('yard'), {})).toHaveLength(1)
    expect(await platform.runDeferred()).toBe(1)
  })

  it.each([
    ['outside the opening hours', '2026-11-20T12:00'],
    ['between two times', '2026-11-23T09:30'],
    ['on a closed day', '2026-11-22T10:00'],
    ['too soon', '2026-11-20T10:00'],
    ['too far ahead', '2027-03-01T10:00'],
  ])('FORM-14 not %s', async (_when, time) => {
    await open()
    expect(await book(time)).toMatchObject({ ok: false, fields: { preferred_time: [expect.any(String)] } })
    expect(await listLeads(platform, platform.site('yard'), {})).toEqual([])
  })

  it('FORM-13 the same submission again is the same booking', async () => {
    await open()
    const first = await book('2026-11-20T11:00', { submission_id: 'one' })
    platform.clock.pass(60)
    const again = await book('2026-11-20T11:00', { submission_id: 'one' })
    expect(again).toMatchObject({ ok: true, isNew: false, leadId: first.ok && first.leadId })
  })

  it('FORM-14 no time need be named, and a site that books none takes any wish', async () => {
    await open()
    expect(await book('')).toMatchObject({ ok: true })
    await platform.close()
    await open('PGlite', { appointments: { booking: false } })
    expect(await book('2026-11-22T23:00')).toMatchObject({ ok: true })
    expect(await findAppointments(platform, platform.site('yard'), { locationId: 'l1', date: '2026-11-23' })).toBeNull()
  })

  it('SITE-1 another dealer’s bookings take nothing away', async () => {
    await open()
    await submitLead(platform, platform.site('other'), { ...form, preferred_time: '2026-11-20T11:00' }, visit)
    expect(await free('2026-11-20')).toHaveLength(1)
  })
})

describe.each(TEST_DATABASES)('two at once on %s', (database) => {
  it('FORM-14 of many who book one time at the same moment as many win as there are places', async () => {
    await open(database, { appointments: { booking: true, leadHours: 1, atOnce: 2 } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => book('2026-11-20T11:00', { name: `N${index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await listLeads(platform, platform.site('yard'), {})).toHaveLength(2)
    expect(await free('2026-11-20')).toEqual([])
  })
})
