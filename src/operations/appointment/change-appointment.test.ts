import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateAfter } from '#domain/date/date-after.ts'
import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, roleMay } from '#domain/staff/roles.ts'
import { enquire } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { cancelAppointment, markAppointment, moveAppointment } from './change-appointment.ts'
import { findAppointments } from './find-appointments.ts'
import { makeAppointment } from './make-appointment.ts'
import { nextVisit } from './next-visit.ts'
import { showAppointment } from './show-appointment.ts'
import { showCalendar, showOneAppointment } from './show-calendar.ts'
import { staffTimes } from './staff-times.ts'

/** Monday, 23 November 2026, 9 in the morning in Brisbane. */
const NOW = new Date('2026-11-22T23:00:00Z')
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '12:00' }))
const holiday = { date: '2026-11-25', name: 'Show Day', open: null, close: null }
const KIM = sampleStaff(['sales'])

let platform: TestPlatform
let day = 0
let others = 0
beforeAll(async () => {
  const appointments = { booking: true, leadHours: 1 }
  const locations = [
    sampleLocation({ hours, specialHours: [holiday] }),
    sampleLocation({ id: 'l2', slug: 'north', name: 'Sample Motors North', hours }),
  ]
  const sites = [
    sampleSite({ locations, appointments }),
    sampleSite({ slug: 'rival', id: 'site-2', locations, appointments }),
  ]
  platform = await createTestPlatform({ now: NOW, sites })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const at = (time: string) => new Date(`${time}:00+10:00`)

/** A booked test drive on a week of its own, so that tests share the platform. Returns its id and the Monday. */
async function booked(change: Readonly<Record<string, unknown>> = {}) {
  day += 7
  // The Friday before, so that all times of the Monday can be booked.
  platform.clock.moveTo(new Date(NOW.getTime() + (day - 3) * 86_400_000))
  const monday = new Date(Date.parse('2026-11-23') + day * 86_400_000).toISOString().slice(0, 10)
  const person = { email: `jo${day}@mail.example`, phone: `04123450${String(day).padStart(2, '0')}` }
  const wish = { category: 'Test Drive', location_id: 'l1', preferred_time: `${monday}T11:00` }
  const { leadId, conversationId } = await enquire(requestOn(platform, site()), { ...person, ...wish, ...change })
  await platform.runDeferred()
  return { id: leadId, conversationId, monday }
}

async function isFree(date: string, time: string, locationId = 'l1'): Promise<boolean> {
  const slots = await findAppointments(requestOn(platform, site()), { locationId, date })
  return (slots ?? []).some(({ start, available }) => available && start.startsWith(`${date}T${time}`))
}

async function auditOf(id: string) {
  const filter = { personId: null, object: id, from: null, until: null }
  return platform.storage.forSite(site()).audit.list(filter, 10, null)
}

describe('INBOX-9 moving an appointment', () => {
  it('INBOX-9 gives the buyer a mail with the new time and a calendar file that replaces the old event', async () => {
    const { id, conversationId, monday } = await booked()
    const moved = await moveAppointment(requestBy(platform, site(), KIM), id, {
      locationId: 'l1',
      start: at(`${monday}T10:00`),
    })
    expect(moved).toMatchObject({ ok: true, mailed: true })
    expect([await isFree(monday, '10'), await isFree(monday, '11')]).toEqual([false, true])
    await platform.runDeferred()
    const mail = platform.mailer.sent.at(-1)
    expect(mail?.subject).toMatch(/^Test drive moved to Mon, .*, 10:00 am, at Sample Motors South$/)
    expect(mail?.text).toMatch(/new time: Monday, .* at 10:00 am/)
    expect(mail?.calendar).toContain(`UID:${id}@cars.example`)
    expect(mail?.calendar).toContain('SEQUENCE:1')
    expect(mail?.calendar).toContain(`DTSTART:${monday.replaceAll('-', '')}T000000Z`)
    const request = { platform, site: site(), origin: 'https://cars.example', now: NOW }
    expect(await showAppointment(request, id)).toContain(`DTSTART:${monday.replaceAll('-', '')}T000000Z`)
    const { inbox } = platform.storage.forSite(site())
    expect((await inbox.events.of(conversationId)).map(({ kind }) => kind)).toEqual([
      'lead',
      'mail-out',
      'stage',
      'assigned',
      'appointment',
    ])
    expect((await inbox.conversations.find(conversationId))?.clock).toBeNull()
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'appointment.manage',
        before: { start: `${monday}T01:00:00.000Z` },
        after: { start: `${monday}T00:00:00.000Z` },
      },
    ])
  })

  it('INBOX-9 refuses a time that is taken, outside the hours or on a holiday, and changes nothing', async () => {
    const { id, monday } = await booked()
    await enquireAt(monday, '09:00')
    for (const start of [`${monday}T09:00`, `${monday}T10:30`, `${monday}T12:00`]) {
      const to = { locationId: 'l1', start: at(start) }
      expect(await moveAppointment(requestBy(platform, site(), KIM), id, to)).toEqual({ ok: false, reason: 'taken' })
    }
    expect(await auditOf(id)).toEqual([])
    expect(await isFree(monday, '11')).toBe(false)
  })

  it('INBOX-9 gives a time to one of two appointments that are moved there at once', async () => {
    const one = await booked()
    const otherId = await enquireAt(one.monday, '09:00')
    const to = { locationId: 'l1', start: at(`${one.monday}T10:00`) }
    const moved = await Promise.all(
      [one.id, otherId].map((id) => moveAppointment(requestBy(platform, site(), KIM), id, to)),
    )
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
    expect(moved.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'taken' })
  })

  it('INBOX-9 moves to another location, whose calendar then has it', async () => {
    const { id, monday } = await booked()
    const to = { locationId: 'l2', start: at(`${monday}T10:00`) }
    expect(await moveAppointment(requestBy(platform, site(), KIM), id, to)).toMatchObject({ ok: true })
    const { days } = await showCalendar(requestBy(platform, site(), KIM), { from: monday, days: 1, locationId: 'l2' })
    expect(days[0]?.appointments.map((each) => each.id)).toEqual([id])
  })
})

async function enquireAt(monday: string, time: string): Promise<string> {
  others += 1
  const person = { email: `other${others}@mail.example`, phone: `04199950${String(others).padStart(2, '0')}` }
  const wish = { category: 'Test Drive', location_id: 'l1', preferred_time: `${monday}T${time}` }
  const { leadId } = await enquire(requestOn(platform, site()), { ...person, ...wish })
  return leadId
}

describe('INBOX-9 cancelling and marking', () => {
  it('INBOX-9 cancels with a mail that takes the event out of the calendar, and gives the time back', async () => {
    const { id, monday } = await booked()
    expect(await cancelAppointment(requestBy(platform, site(), KIM), id)).toMatchObject({ ok: true, mailed: true })
    await platform.runDeferred()
    expect(platform.mailer.sent.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Test drive cancelled: Mon, .*, at Sample Motors South$/),
    })
    expect(platform.mailer.sent.at(-1)?.calendar).toContain('METHOD:CANCEL')
    const request = { platform, site: site(), origin: 'https://cars.example', now: NOW }
    expect(await showAppointment(request, id)).toContain('METHOD:CANCEL')
    expect(await isFree(monday, '11')).toBe(true)
    expect(await cancelAppointment(requestBy(platform, site(), KIM), id)).toEqual({ ok: false, reason: 'not-now' })
    // Its time can be booked and cancelled again.
    const again = await enquireAt(monday, '11:00')
    expect(await cancelAppointment(requestBy(platform, site(), KIM), again)).toMatchObject({ ok: true })
  })

  it('CR-B2 greets a buyer who typed both names into one field by the first', async () => {
    const { id } = await booked({ name: 'Priya Nguyen' })
    expect(await cancelAppointment(requestBy(platform, site(), KIM), id)).toMatchObject({ mailed: true })
    await platform.runDeferred()
    expect(platform.mailer.sent.at(-1)?.text).toContain('Hi Priya,')
  })

  it('INBOX-9 marks who came only from an hour before, and a mark can be corrected', async () => {
    const { id, monday } = await booked()
    expect(await markAppointment(requestBy(platform, site(), KIM), id, 'came')).toEqual({
      ok: false,
      reason: 'not-now',
    })
    platform.clock.moveTo(at(`${monday}T10:00`))
    const sent = platform.mailer.sent.length
    expect(await markAppointment(requestBy(platform, site(), KIM), id, 'came')).toMatchObject({
      ok: true,
      mailed: false,
    })
    expect(await markAppointment(requestBy(platform, site(), KIM), id, 'missed')).toMatchObject({ ok: true })
    const { appointment, acts } = await showOneAppointment(requestBy(platform, site(), KIM), id)
    expect([appointment.state, acts]).toEqual(['missed', ['came', 'move']])
    expect(platform.mailer.sent.length).toBe(sent)
  })
})

describe('INBOX-9 making an appointment', () => {
  it('INBOX-9 books a time of the booking page for a person of the inbox, once, and mails it', async () => {
    const { conversationId, monday } = await booked()
    platform.clock.moveTo(at(`${monday}T09:00`))
    const times = await staffTimes(requestBy(platform, site(), KIM), { locationId: 'l1', date: monday })
    // The booking page wants an hour's notice; staff do not. 11:00 is taken.
    expect(times.map(({ available }) => available)).toEqual([true, true, false])
    const wanted = {
      id: `made-${monday}`,
      conversationId,
      locationId: 'l1',
      kind: 'service',
      start: at(`${monday}T09:00`),
    } as const
    for (let turn = 0; turn < 2; turn += 1)
      expect(await makeAppointment(requestBy(platform, site(), KIM), wanted)).toMatchObject({ ok: true, mailed: true })
    const { days } = await showCalendar(requestBy(platform, site(), KIM), { from: monday, days: 1, locationId: null })
    expect(days[0]?.appointments.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'service Jo Nguyen',
      'drive Jo Nguyen',
    ])
    expect(await auditOf(wanted.id)).toHaveLength(1)
    const sent = platform.mailer.sent.length
    await platform.runDeferred()
    expect(platform.mailer.sent.slice(sent).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Service booked: Mon, .*, 9:00 am, at Sample Motors South$/),
    ])
  })

  it('INBOX-9 books a time that only one of two people at once gets', async () => {
    const one = await booked()
    const make = (id: string) => {
      const wanted = {
        id,
        conversationId: one.conversationId,
        locationId: 'l1',
        kind: 'visit',
        start: at(`${one.monday}T10:00`),
      } as const
      return makeAppointment(requestBy(platform, site(), KIM), wanted)
    }
    const made = await Promise.all(['first-one', 'second-one'].map(make))
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('INBOX-9 the calendar', () => {
  it('PLACE-4 INBOX-9 shows hours, free times and special days', async () => {
    platform.clock.moveTo(NOW)
    const { days } = await showCalendar(requestBy(platform, site(), KIM), {
      from: '2026-11-23',
      days: 7,
      locationId: 'l1',
    })
    expect(
      days.map(
        ({ date, specialDays, places }) => `${date.slice(8)} ${places[0]?.hours} ${places[0]?.free} ${specialDays}`,
      ),
    ).toEqual([
      '23 9:00 am – 12:00 pm 3 ',
      '24 9:00 am – 12:00 pm 3 ',
      '25 Closed 0 Show Day',
      '26 9:00 am – 12:00 pm 3 ',
      '27 9:00 am – 12:00 pm 3 ',
      '28 Closed 0 ',
      '29 Closed 0 ',
    ])
  })

  it('INBOX-9 finds the next booked visit after a time, at one or all locations, within the person’s scope', async () => {
    const { id, monday } = await booked()
    const next = (actor: Actor, days: number, locationId: string | null = null) => {
      const from = at(`${dateAfter(monday, days)}T00:00`)
      return nextVisit(requestBy(platform, site(), actor), { from, locationId }).then((visit) => visit?.id ?? null)
    }
    const elsewhere = sampleStaff(['sales'], { scope: { ...WHOLE_SITE, locations: ['l2'] } })
    const service = sampleStaff(['sales'], { scope: { ...WHOLE_SITE, categories: ['Service Booking'] } })
    expect(await next(KIM, -3)).toBe(id)
    expect(await next(KIM, -3, 'l1')).toBe(id)
    expect(await next(KIM, -3, 'l2')).toBeNull()
    expect(await next(KIM, 1)).toBeNull()
    expect([await next(elsewhere, -3), await next(service, -3)]).toEqual([null, null])
    await expect(next(elsewhere, -3, 'l1')).rejects.toThrow('appointment.read')
    await expect(next(sampleStaff(['stock']), -3)).rejects.toThrow('appointment.read')
    await cancelAppointment(requestBy(platform, site(), KIM), id)
    expect(await next(KIM, -3)).toBeNull()
  })

  it('STAFF-5 refuses every role without the right, another site’s people, and people of other locations', async () => {
    const { id, conversationId, monday } = await booked()
    const to = { locationId: 'l1', start: at(`${monday}T10:00`) }
    const wanted = { id: 'never-made', conversationId, locationId: 'l1', kind: 'visit', start: to.start } as const
    const elsewhere = sampleStaff(['sales'], { scope: { ...WHOLE_SITE, locations: ['l2'] } })
    const service = sampleStaff(['sales'], { scope: { ...WHOLE_SITE, categories: ['Service Booking'] } })
    const rival = sampleStaff(['owner'], { siteSlug: 'rival' })
    const refused = ROLES.filter((role) => !roleMay([role], 'appointment.manage')).map((role) => sampleStaff([role]))
    for (const actor of [...refused, elsewhere, service, rival]) {
      await expect(moveAppointment(requestBy(platform, site(), actor), id, to)).rejects.toThrow('appointment.manage')
      await expect(cancelAppointment(requestBy(platform, site(), actor), id)).rejects.toThrow('appointment.manage')
      await expect(markAppointment(requestBy(platform, site(), actor), id, 'came')).rejects.toThrow(
        'appointment.manage',
      )
      await expect(makeAppointment(requestBy(platform, site(), actor), wanted)).rejects.toThrow('appointment.manage')
    }
    for (const actor of [elsewhere, service, rival, sampleStaff(['stock'])])
      await expect(showOneAppointment(requestBy(platform, site(), actor), id)).rejects.toThrow('appointment.read')
    const seen = await showCalendar(requestBy(platform, site(), elsewhere), { from: monday, days: 1, locationId: null })
    expect([seen.locations.map(({ id: place }) => place), seen.days[0]?.appointments]).toEqual([['l2'], []])
    // An id of this site, asked for on another one.
    const owner = { ...rival, id: 'rival' }
    await expect(cancelAppointment(requestBy(platform, platform.site('rival'), owner), id)).rejects.toThrow('absent')
  })
})
