import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleLocation } from '#operations/testing/sample-data.ts'
import { call, garageSite } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
const ALICE = {
  category: 'Test Drive',
  name: 'Alice',
  last_name: 'Ng',
  email: 'alice@mail.example',
  phone: '0412345678',
  postcode: '4105',
}

let served: ServedSites
beforeEach(async () => {
  served = await serveSites({
    sites: [
      garageSite({
        reservation: { kind: 'deposit' },
        appointments: { booking: true, leadHours: 1 },
        locations: [sampleLocation({ hours })],
      }),
    ],
  })
})
afterEach(() => served.close())

function post(path: string, body: object, { address = '192.0.2.1', key = '' } = {}) {
  return served.request('yard', path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(key === '' ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  })
}

describe('H7 codes', () => {
  it('H7 GARAGE-2 addresses of one IPv6 network share a limit, and so do all spellings of one IPv4 address', async () => {
    const ask = async (address: string, number: number) =>
      (await post('/api/auth/code', { phone: `04123456${number}` }, { address })).status
    const statuses = []
    for (let host = 10; host < 22; host += 1) statuses.push(await ask(`2001:db8:1:2::${host}`, host))
    expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
    expect(await ask('2001:db8:1:3::1', 30)).toBe(204)
    const mapped = []
    for (let number = 40; number < 51; number += 1)
      mapped.push(await ask(number % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9', number))
    expect(mapped).toEqual([...Array(10).fill(204), 429])
  })

  it.each(['07 3123 4567', '1800 123 456', '1300 123 456', '1900 123 456'])(
    'H7 GARAGE-2 %s is a fault of the form, whether it is known or not',
    async (phone) => {
      const response = await call(served, '/api/auth/code', { phone })
      expect(response.status).toBe(422)
      const sentence = 'Enter a mobile number that can receive text messages, such as 0412 345 678.'
      expect(await response.json()).toEqual({ error: sentence, fields: { phone: [sentence] } })
      expect(await served.platform.runDeferred()).toBe(0)
    },
  )
})

it('H4 RESERVE-3 one client cannot block the stock: two unpaid reservations, then 429, and the listing is unchanged', async () => {
  const cars = await served.platform.addCars(
    'yard',
    Array.from({ length: 6 }, (_, index) => ({ payment_processors: ['stripe'], stocknum: `U${index}` })),
  )
  const answers = []
  for (const { id } of cars) answers.push(await post('/api/reservations', { ...ALICE, car_id: id, terms: true }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 429, 429, 429])
  expect(answers[2]?.headers.get('Retry-After')).toBe('900')
  expect(await answers[2]?.json()).toEqual({ error: expect.stringContaining('unpaid reservations') })
  const { hits } = (await (await served.request('yard', '/api/search')).json()) as { hits: { reserved: boolean }[] }
  expect(hits.filter(({ reserved }) => reserved)).toEqual([])
})

it('M6 a second person with a first one’s key gets neither their lead nor their receipt', async () => {
  const first = await post('/api/leads', { ...ALICE, category: 'General Enquiry', message: 'Hello' }, { key: '1' })
  const { lead_id } = (await first.json()) as { lead_id: string }
  const bob = { ...ALICE, category: 'General Enquiry', message: 'Hello', name: 'Bob' }
  const second = await post('/api/leads', bob, { key: '1' })
  expect(second.status).toBe(422)
  expect(second.headers.get('Set-Cookie')).toBeNull()
  expect(await second.text()).not.toContain(lead_id)
  expect((await post('/api/leads', bob, { key: '2' })).status).toBe(201)
})

it('D-15 FORM-14 books a time as GET /api/appointments returned it; anything that is no slot is a form error', async () => {
  const slots = async () => {
    const answer = await served.request('yard', '/api/appointments?location_id=l1&date=2026-11-24')
    return ((await answer.json()) as { slots: { start: string; available: boolean }[] }).slots
  }
  const [first] = await slots()
  const booked = await post('/api/leads', { ...ALICE, location_id: 'l1', preferred_time: first?.start })
  expect(booked.status).toBe(201)
  expect((await slots())[0]?.available).toBe(false)
  const odd = first?.start.replace(':00:00', ':07:00')
  const refused = await post('/api/leads', { ...ALICE, location_id: 'l1', preferred_time: odd, message: 'Again' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    fields: { preferred_time: [expect.stringMatching(/^That time isn’t available\./)] },
  })
})
