import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SentForm } from '#domain/form/sent-form.ts'
import { BUSY } from '#domain/no-connection.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { holdConnections } from '#storage/testing.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Saturday, 21 November 2026, 10 in the morning in Brisbane. */
const NOW = new Date('2026-11-21T00:00:00Z')
/** A site with every kind of form that stores something. */
const SITE = sampleSite({
  alerts: { enabled: true },
  integrations: { garageEnabled: true },
  tradeIn: { valuation: true, comparables: 'own' },
  reservation: { kind: 'deposit' },
  appointments: { booking: true, leadHours: 1, slotMinutes: 60 },
  locations: [sampleLocation({ hours: [{ weekday: 1, open: '09:00', close: '11:00' }] })],
})
const JO = { name: 'Jo', last_name: 'Ito', email: 'jo@mail.example', phone: '0412345678', postcode: '4105' }
const VEHICLE = { make: 'Toyota', model: 'HiLux', year: '2021', km: '48210' }
const MESSAGE = 'Is it still there?\nI can come on "Monday" & pay <today>.'
const POST = { method: 'POST' } as const

let served: ServedSites
let forms: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[]

beforeAll(async () => {
  served = await serveSites({ sites: [SITE], database: 'Postgres', now: NOW })
  const stocknums = ['U1', 'U2', 'U3', 'U4', 'U5', 'U6']
  const cars = await served.platform.addCars(
    'yard',
    stocknums.map((stocknum) => ({ stocknum, payment_processors: ['stripe'] })),
  )
  const [one, two, three] = cars.map(({ id, slug }) => ({ path: `/cars/${slug}/checkout`, car_id: id }))
  const buyer = (of: typeof one) => ({ ...JO, terms: 'on', car_id: of?.car_id ?? '' })
  const reserved = await call('/api/reservations', { ...buyer(two), email: 'kay@mail.example', phone: '0412345671' })
  const unpaid = await call('/api/reservations', { ...buyer(three), email: 'al@mail.example', phone: '0412345672' })
  const valuation = (await post('/trade-in', VEHICLE)).headers.get('Location') ?? ''
  forms = [
    ['/contact-us', { ...JO, form: 'general-enquiry', message: MESSAGE }],
    ['/api/leads', { ...JO, form: 'general-enquiry', message: 'Do you deliver?' }],
    ['/alerts/search/toyota', { email: 'jo@mail.example' }],
    ['/sign-in?type=favourites', { phone: '0412345678' }],
    ['/trade-in', VEHICLE],
    [valuation, { condition: 'fair' }],
    [one?.path ?? '', buyer(one)],
    [pathOf(reserved.payment_url), { card_number: '4242 4242 4242 4242' }],
    [pathOf(unpaid.reservation_url), { act: 'cancel' }],
    [await visit(), { act: 'move', start: '2026-11-23T10:00:00+10:00' }],
  ]
})
afterAll(() => served.close())

it('H4-6 FORM-7 while Postgres has no connection free, every form comes back as it was filled in, and is taken when sent again', async () => {
  const release = await holdConnections(served.platform.storage)
  const busy = await Promise.all(forms.map(([path, fields]) => post(path, fields)))
  await release()
  for (const [index, [path, fields]] of forms.entries()) {
    const answer = busy[index]!
    const page = await answer.text()
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, BUSY.status, '10'])
    for (const part of ['We’re very busy just now.', 'href="tel:0755500000"']) expect(page).toContain(part)
    const form = formIn(page)
    expect(form).toEqual({ to: path, fields: Object.entries(fields) })
    const again = await post(form.to, Object.fromEntries(form.fields))
    expect([path, again.status]).toEqual([path, 303])
  }
})

it('H4-6 a page that sends its form itself gets the form back too', async () => {
  const [path, fields] = forms.find(([path]) => path.startsWith('/trade-in/'))!
  const release = await holdConnections(served.platform.storage)
  const answer = await post(`${path}.data`, fields)
  await release()
  expect(answer.status).toBe(BUSY.status)
  const sent: SentForm = { to: path, fields: Object.entries(fields) }
  expect(await answer.json()).toEqual({ page: { error: { status: BUSY.status, data: { sent } } } })
})

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  served.request('yard', path, { ...POST, body: new URLSearchParams(fields) })

/** As from another address, which may have only two unpaid reservations. */
async function call(path: string, fields: object): Promise<Readonly<Record<string, string>>> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.77' }
  const answer = await served.request('yard', path, { ...POST, headers, body: JSON.stringify({ ...fields }) })
  expect(answer.status).toBe(201)
  return answer.json()
}

const pathOf = (url = '') => new URL(url).pathname + new URL(url).search

/** Books a visit, and gives the path of the buyer's page of it. */
async function visit(): Promise<string> {
  const booked = await served.request('yard', '/api/leads', {
    ...POST,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...JO, category: 'Test Drive', preferred_time: '2026-11-23T09:00' }),
  })
  const cookie = booked.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const page = await (await served.request('yard', '/success', { headers: { Cookie: cookie } })).text()
  return /\/visits\/[\w.-]+/.exec(page)?.[0] ?? ''
}

/** The form of a page that says that nothing was sent. */
function formIn(page: string): SentForm {
  const [, tag = '', fields = ''] = /(<form[^>]*\bmethod="post"[^>]*>)(.*?)<button/s.exec(page) ?? []
  const inputs = fields.match(/<input[^>]*>/g) ?? []
  return {
    to: attribute(tag, 'action'),
    fields: inputs.map((each) => [attribute(each, 'name'), attribute(each, 'value')]),
  }
}

function attribute(tag: string, name: string): string {
  const text = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const signs: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' }
  return text.replace(/&(\w+);/g, (_, sign: string) => signs[sign] ?? '')
}
