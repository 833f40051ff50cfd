import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeats } from '#operations/bodies/seats.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { MULTIPART, NO_PHOTO, slowPost } from '#tests/setup/slow-post.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
let cookie: string
const pace = { windowMs: 600_000, leastBytes: 1 }

beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()] }, { bodies: { seats: createSeats(), pace, waitMs: 1 } })
  cookie = await lead({
    form: 'trade-in',
    category: 'Trade-In Enquiry',
    own_make: 'Kia',
    own_model: 'Rio',
    own_year: '2019',
  })
})
afterAll(() => served.close())

/** Sends a lead; returns the cookie that says so. */
async function lead(values: Readonly<Record<string, string>>): Promise<string> {
  const sent = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Mia',
      last_name: 'Ng',
      email: 'mia@mail.example',
      phone: '0412 345 678',
      postcode: '4105',
      message: 'What is it worth?',
      location_id: sampleLocation().id,
      ...values,
    }),
  })
  expect(sent.status, await sent.clone().text()).toBe(201)
  return sent.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** A post whose body waits from when the server first asks for it. */
function post(path: string, headers: Readonly<Record<string, string>>) {
  const { init, ...slow } = slowPost({ 'Content-Type': MULTIPART, ...headers }, NO_PHOTO)
  return { ...slow, answer: served.request('yard', path, init) }
}

const photos = (address: string) => post('/api/lead-photos', { Cookie: cookie, 'X-Forwarded-For': address })

it('H4-3 of photos without the cookie of a lead, and of a mail without its password, nothing is read', async () => {
  const without = post('/api/lead-photos', {})
  expect((await without.answer).headers.get('Location')).toBe('/')
  const mail = post('/webhooks/mail', { Authorization: 'Basic bm86bm8=', 'Content-Type': 'application/json' })
  expect((await mail.answer).status).toBe(401)
  expect([without.asked(), mail.asked()]).toEqual([false, false])
})

it('H4-3 of photos to a lead that takes none, nothing is read', async () => {
  const enquiry = await lead({ form: 'general-enquiry', category: 'General Enquiry' })
  const sent = post('/api/lead-photos', { Cookie: enquiry })
  expect((await sent.answer).headers.get('Location')).toBe('/success?photos=none#photos')
  expect(sent.asked()).toBe(false)
})

it('H4-3 H4-5 an address sends photos twice at once; the next hears why, and gets through when one is done', async () => {
  const held = [photos('192.0.2.7'), photos('192.0.2.7')]
  await Promise.all(held.map(({ isRead }) => isRead))
  const refused = photos('192.0.2.7')
  expect((await refused.answer).headers.get('Location')).toBe('/success?photos=busy#photos')
  expect(refused.asked()).toBe(false)
  for (const { end } of held) end()
  for (const { answer } of held) expect((await answer).headers.get('Location')).toBe('/success?photos=none#photos')
  const after = photos('192.0.2.7')
  after.end()
  expect((await after.answer).headers.get('Location')).toBe('/success?photos=none#photos')
  const page = await served.request('yard', '/success?photos=busy', { headers: { Cookie: cookie } })
  expect(await page.text()).toContain('We’re still getting other photos.')
})

it('H4-3 of more than 100 files in one form none is kept, and the page says how many it takes', async () => {
  const answer = await served.request('yard', '/api/lead-photos', {
    method: 'POST',
    headers: { Cookie: cookie, 'X-Forwarded-For': '192.0.2.6', 'Content-Type': MULTIPART },
    body: `${`${NO_PHOTO[0]}x\r\n`.repeat(101)}--x--\r\n`,
  })
  expect(answer.headers.get('Location')).toBe('/success?photos=many#photos')
  const page = await served.request('yard', '/success?photos=many', { headers: { Cookie: cookie } })
  expect(await page.text()).toContain('Choose up to 6 photos.')
})

it('H4-3 an address sends 64 forms at once; the next hears why, others get through, and nothing is half read', async () => {
  const form = (address: string) => post('/contact-us', { 'X-Forwarded-For': address })
  const held = Array.from({ length: 64 }, () => form('192.0.2.9'))
  await Promise.all(held.map(({ isRead }) => isRead))
  const refused = form('192.0.2.9')
  expect((await refused.answer).status).toBe(429)
  expect(refused.asked()).toBe(false)
  const other = form('192.0.2.10')
  other.end()
  // The page takes no form in parts.
  expect((await other.answer).status).toBe(415)
  for (const { end } of held) end()
  for (const { answer } of held) expect((await answer).status).toBe(415)
  const after = form('192.0.2.9')
  after.end()
  expect((await after.answer).status).toBe(415)
})

it('H4-3 S3-24 photos and forms that trickle lose their seat', async () => {
  pace.windowMs = 5
  pace.leastBytes = 1_000_000
  const slow = photos('192.0.2.8')
  expect((await slow.answer).headers.get('Location')).toBe('/success?photos=slow#photos')
  const form = post('/contact-us', { 'X-Forwarded-For': '192.0.2.8' })
  expect((await form.answer).status).toBe(408)
})
