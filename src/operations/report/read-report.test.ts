import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stage } from '#domain/inbox/stage.ts'
import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, roleMay } from '#domain/staff/roles.ts'
import type { LeadDimension } from '#storage/inbox/report-figures.ts'
import { markAppointment } from '../appointment/change-appointment.ts'
import { addNote, logCall } from '../inbox/add-note.ts'
import { setStage } from '../inbox/set-stage.ts'
import { enquire } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { readReport } from './read-report.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
const OWNER = sampleStaff(['owner'])
const PERIOD = { from: '2026-11-16', to: '2026-11-22' }
let platform: TestPlatform

const site = () => platform.site('yard')
const at = (time: string) => new Date(`${time}:00+10:00`)

interface Told {
  readonly at: string
  readonly category?: string
  readonly location?: string
  readonly source?: string
  /** Business minutes until a call. */
  readonly answeredAfter?: number
  readonly stages?: readonly Stage[]
}

/** One week, counted by hand below. Hours are 9 to 17, Monday to Friday; the target is 20 minutes. */
const WEEK: readonly Told[] = [
  // Before the period, by a minute, and after it.
  { at: '2026-11-15T23:59', answeredAfter: 500 },
  { at: '2026-11-16T00:00', answeredAfter: 5, stages: ['contacted', 'appointment', 'won'] },
  {
    at: '2026-11-16T10:00',
    category: 'Vehicle Enquiry',
    answeredAfter: 20,
    source: 'google',
    stages: ['negotiating', 'lost'],
  },
  { at: '2026-11-17T10:00', category: 'Vehicle Enquiry', location: 'l2', answeredAfter: 21, stages: ['contacted'] },
  { at: '2026-11-20T16:50', answeredAfter: 90, source: 'google' },
  { at: '2026-11-21T12:00', location: 'l2' },
  { at: '2026-11-22T23:59', stages: ['junk'] },
  { at: '2026-11-23T00:00', answeredAfter: 1 },
]

beforeAll(async () => {
  const appointments = { booking: true, leadHours: 0, daysAhead: 30 }
  const locations = [
    sampleLocation({ hours }),
    sampleLocation({ id: 'l2', slug: 'north', name: 'Sample Motors North', dealershipSlug: 'other', hours }),
  ]
  const dealerships = [
    { id: 'd1', slug: 'sample', name: 'Sample Motors' },
    { id: 'd2', slug: 'other', name: 'Other Motors' },
  ]
  const sites = [
    sampleSite({ locations, dealerships, appointments }),
    sampleSite({ slug: 'rival', id: 'site-2', locations, dealerships }),
  ]
  platform = await createTestPlatform({ now: at('2026-11-15T12:00'), sites })
  for (const [index, told] of WEEK.entries()) await play(index, told)
  await playAppointments()
  platform.clock.moveTo(at('2026-11-24T12:00'))
})
afterAll(() => platform.close())

async function play(index: number, { category, location = 'l1', source, answeredAfter, stages = [], ...told }: Told) {
  platform.clock.moveTo(at(told.at))
  const { conversationId: id } = await enquire(requestOn(platform, site()), {
    email: `buyer${index}@mail.example`,
    phone: `041234560${index}`,
    location_id: location,
    category: category ?? 'General Enquiry',
    linked_query_params: source ? { utm_source: source } : {},
  })
  if (answeredAfter !== undefined) {
    // A note answers nobody.
    await addNote(requestBy(platform, site(), OWNER), id, 'Rings back')
    platform.clock.moveTo(afterBusinessMinutes(told.at, answeredAfter))
    await logCall(requestBy(platform, site(), OWNER), id, { outcome: 'reached', text: '' })
  }
  for (const stage of stages) await setStage(requestBy(platform, site(), OWNER), id, { stage, reason: 'Price' })
}

/** Counted on the fingers: minutes of 9 to 17 on weekdays. */
function afterBusinessMinutes(from: string, minutes: number): Date {
  let [left, time] = [minutes, at(from).getTime()]
  const isOpen = (instant: number) => {
    const local = new Date(instant + 10 * 3_600_000)
    const [day, hour] = [local.getUTCDay(), local.getUTCHours()]
    return day >= 1 && day <= 5 && hour >= 9 && hour < 17
  }
  for (; left > 0; time += 60_000) if (isOpen(time)) left -= 1
  return new Date(time)
}

async function playAppointments() {
  const book = async (index: number, time: string) => {
    platform.clock.moveTo(at('2026-11-15T12:00'))
    const change = { email: `driver${index}@mail.example`, phone: `041999990${index}`, location_id: 'l1' }
    return (await enquire(requestOn(platform, site()), { ...change, category: 'Test Drive', preferred_time: time }))
      .leadId
  }
  const [came, missed] = [await book(1, '2026-11-18T10:00'), await book(2, '2026-11-18T11:00')]
  await book(3, '2026-11-19T10:00')
  platform.clock.moveTo(at('2026-11-18T12:00'))
  await markAppointment(requestBy(platform, site(), OWNER), came, 'came')
  await markAppointment(requestBy(platform, site(), OWNER), missed, 'missed')
}

async function rows(by: LeadDimension, actor: Actor = OWNER) {
  const { leads } = await readReport(requestBy(platform, site(), actor), PERIOD)
  const own = leads.filter((each) => each.by === by)
  return Object.fromEntries(
    own.map(({ key, leads: count, answered, within, p50, p90 }) => [key ?? '', [count, answered, within, p50, p90]]),
  )
}

describe('INBOX-14 a week of leads, counted by hand', () => {
  it('INBOX-14 counts the leads of the period, without junk, and their business minutes to an answer', async () => {
    // Minutes 5, 20, 21 and 90: two within 20, half of them by 20 and nine tenths by 90.
    expect(await rows('all')).toEqual({ '': [5, 4, 2, 20, 90] })
    // ROUTE-6: buyers read of the same answers.
    const range = { from: at('2026-11-16T00:00'), to: at('2026-11-23T00:00') }
    const { answers } = platform.storage.forSite(site()).inbox.figures
    expect(await answers(range)).toEqual({ answered: 4, median: 20 })
  })

  it('INBOX-14 counts by day, week, kind, source, location and person', async () => {
    expect(await rows('day')).toEqual({
      '2026-11-16': [2, 2, 2, 5, 20],
      '2026-11-17': [1, 1, 0, 21, 21],
      '2026-11-20': [1, 1, 0, 90, 90],
      '2026-11-21': [1, 0, 0, null, null],
    })
    expect(await rows('week')).toEqual({ '2026-11-16': [5, 4, 2, 20, 90] })
    expect(await rows('category')).toEqual({
      'General Enquiry': [3, 2, 1, 5, 90],
      'Vehicle Enquiry': [2, 2, 1, 20, 21],
    })
    expect(await rows('source')).toEqual({ Website: [3, 2, 1, 5, 21], google: [2, 2, 1, 20, 90] })
    expect(await rows('location')).toEqual({ l1: [3, 3, 2, 20, 90], l2: [2, 1, 0, 21, 21] })
    expect(await rows('person')).toEqual({ '': [1, 0, 0, null, null], kim: [4, 4, 2, 20, 90] })
  })

  it('INBOX-14 counts the furthest stage of each conversation', async () => {
    const { funnel } = await readReport(requestBy(platform, site(), OWNER), PERIOD)
    expect(funnel).toEqual({ begun: 5, contacted: 4, appointment: 2, negotiating: 2, won: 1, lost: 1, junk: 1 })
  })

  it('INBOX-14 counts appointments by whether the person came', async () => {
    const { appointments } = await readReport(requestBy(platform, site(), OWNER), PERIOD)
    expect(appointments).toEqual([{ locationId: 'l1', kept: 1, missed: 1, cancelled: 0, unmarked: 1, ahead: 0 }])
  })

  it('STAFF-3 counts only what the person’s scope includes', async () => {
    const north = sampleStaff(['finance'], { scope: { ...WHOLE_SITE, locations: ['l2'] } })
    const other = sampleStaff(['finance'], { scope: { ...WHOLE_SITE, dealerships: ['other'] } })
    const vehicles = sampleStaff(['finance'], { scope: { ...WHOLE_SITE, categories: ['Vehicle Enquiry'] } })
    expect(await rows('location', north)).toEqual({ l2: [2, 1, 0, 21, 21] })
    expect(await rows('all', other)).toEqual({ '': [2, 1, 0, 21, 21] })
    expect(await rows('all', vehicles)).toEqual({ '': [2, 2, 1, 20, 21] })
    const { funnel, appointments } = await readReport(requestBy(platform, site(), north), PERIOD)
    expect([funnel.begun, appointments]).toEqual([2, []])
  })

  it('STAFF-5 refuses roles without the right and people of another site', async () => {
    const others = ROLES.filter((role) => !roleMay([role], 'report.read')).map((role) => sampleStaff([role]))
    for (const actor of [...others, sampleStaff(['owner'], { siteSlug: 'rival' })])
      await expect(readReport(requestBy(platform, site(), actor), PERIOD)).rejects.toThrow('report.read')
    const { leads } = await readReport(
      requestBy(platform, platform.site('rival'), sampleStaff(['owner'], { siteSlug: 'rival' })),
      PERIOD,
    )
    expect(leads.map((each) => each.leads)).toEqual([0])
  })
})

describe('INBOX-14 stock', () => {
  it('INBOX-14 counts cars for sale by their age, and the days that sold ones took', async () => {
    const listed = (days: number) => new Date(at('2026-11-24T12:00').getTime() - days * 86_400_000).toISOString()
    const cars = [1, 30, 31, 60, 61, 91].map((days) => ({
      id: `old-${days}`,
      stocknum: `O${days}`,
      slug: `old-${days}`,
      created_at: listed(days),
    }))
    const sold = [20, 40, 80].map((days) => ({
      id: `sold-${days}`,
      slug: `sold-${days}`,
      stocknum: `S${days}`,
      status: 'sold' as const,
      sold: true,
      created_at: listed(days + 4),
      sold_date_timestamp: listed(4),
    }))
    await platform.addCars('yard', [...cars, ...sold])
    const { stock } = await readReport(requestBy(platform, site(), OWNER), PERIOD)
    expect(stock).toEqual({ upTo30: 2, upTo60: 2, upTo90: 1, older: 1, sold: 3, p50: 40, p90: 80 })
    const north = sampleStaff(['finance'], { scope: { ...WHOLE_SITE, locations: ['l2'] } })
    expect((await readReport(requestBy(platform, site(), north), PERIOD)).stock).toMatchObject({
      upTo30: 0,
      sold: 0,
      p50: null,
    })
  })
})
