import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Saturday, 21 November 2026, 10 in the morning in Brisbane. */
const NOW = new Date('2026-11-21T00:00:00Z')
const appointments = { booking: true, leadHours: 1, slotMinutes: 60 }
const hours = [{ weekday: 1, open: '09:00', close: '11:00' }]
let served: ServedSites

beforeAll(async () => {
  const booking = sampleSite({ appointments, locations: [sampleLocation({ hours })] })
  const other = sampleSite({ slug: 'other', id: 'site-2', locations: [sampleLocation({ id: 'l9', hours })] })
  served = await serveSites({ sites: [booking, other], now: NOW })
})
afterAll(() => served.close())

const slots = async (slug = 'yard', query = 'location_id=l1&date=2026-11-23') => {
  const response = await served.request(slug, `/api/appointments?${query}`)
  return { status: response.status, kept: response.headers.get('Cache-Control'), body: await response.json() }
}

it('FORM-14 HTTP-API the times of a day have their UTC offset, and reflect a booking at once', async () => {
  const free = { start: '2026-11-23T10:00:00+10:00', end: '2026-11-23T11:00:00+10:00', available: true }
  expect(await slots()).toMatchObject({ status: 200, kept: 'no-store', body: { slots: [{ available: true }, free] } })
  const form = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412345678', postcode: '4000' }
  const booked = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...form, category: 'Test Drive', preferred_time: '2026-11-23T10:00' }),
  })
  expect(booked.status).toBe(201)
  expect((await slots()).body).toMatchObject({ slots: [{ available: true }, { ...free, available: false }] })
})

it('FORM-14 HTTP-API names missing or wrong parameters; a location without bookings is 404', async () => {
  expect(await slots('yard', 'date=soon')).toMatchObject({
    status: 422,
    body: { fields: { location_id: [expect.any(String)], date: [expect.any(String)] } },
  })
  expect((await slots('other', 'location_id=l9&date=2026-11-23')).status).toBe(404)
})

it('FORM-14 HTTP-API counts the free times of each of the next days, and refuses a number that is none', async () => {
  const { body } = await slots('yard', 'location_id=l1&date=2026-12-06&days=3')
  expect(body).toMatchObject({
    days: [
      { date: '2026-12-06', free: 0 },
      { date: '2026-12-07', free: 2 },
      { date: '2026-12-08', free: 0 },
    ],
  })
  expect((await slots('yard', 'location_id=l1&date=2026-12-06&days=many')).status).toBe(422)
  expect((await slots()).body).not.toHaveProperty('days')
})

it('SITE-1 another dealer’s location is a 404', async () => {
  expect((await slots('yard', 'location_id=l9&date=2026-11-23')).status).toBe(404)
})

it('FORM-14 the page of a dealer with bookings says that the chosen time is reserved, another’s that someone calls', async () => {
  const page = async (slug: string) => (await served.request(slug, '/book-test-drive')).text()
  expect(await page('yard')).toContain('Your time is confirmed as soon as you book')
  expect(await page('yard')).not.toContain('We’ll call to lock in a time')
  expect(await page('other')).toContain('We’ll call to lock in a time')
})

it('FORM-17 a buyer opens the link, moves the visit and cancels it, without JavaScript', async () => {
  const form = { name: 'Al', last_name: 'Ito', email: 'al@mail.example', phone: '0412345679', postcode: '4000' }
  const booked = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...form, category: 'Test Drive', preferred_time: '2026-11-30T09:00' }),
  })
  const cookie = booked.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const success = await (await served.request('yard', '/success', { headers: { Cookie: cookie } })).text()
  const [path = ''] = /\/visits\/[\w.-]+/.exec(success) ?? []
  const post = (fields: Record<string, string>) =>
    served.request('yard', path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const times = async () =>
    (await slots('yard', 'location_id=l1&date=2026-11-30')).body.slots.map(
      ({ available }: { readonly available: boolean }) => available,
    )

  const opened = await served.request('yard', path)
  expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await opened.text()).toContain('See you Monday 30 November at 9:00 am.')
  expect(await times()).toEqual([false, true])

  const moved = await post({ act: 'move', start: '2026-11-30T10:00:00+10:00' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([303, `${path}?done=moved#said`])
  expect(await times()).toEqual([true, false])
  expect(await (await served.request('yard', `${path}?done=moved`)).text()).toContain('Your new time is booked')
  const file = await served.request('yard', `${path}/appointment.ics`)
  expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(await file.text()).toContain('DTSTART:20261130T000000Z')

  const refused = await post({ act: 'move', start: '2026-11-30T15:00:00+10:00' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('That time has just gone')

  expect((await post({ act: 'cancel' })).status).toBe(303)
  expect(await times()).toEqual([true, true])
  expect(await (await served.request('yard', path)).text()).toContain('Your test drive is cancelled')
  expect((await served.request('other', path)).status).toBe(404)
})
