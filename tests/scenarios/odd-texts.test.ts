import { afterAll, beforeAll, expect, it } from 'vitest'
import { oddTexts } from '#domain/testing/odd-texts.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { IS_WHOLE, partOf } from '../setup/proof.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const SECRET = 'a secret of the tests'
const FORM = 'application/x-www-form-urlencoded'
const buyer = {
  name: 'Jo',
  last_name: 'Ng',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  category: 'General Enquiry',
  message: 'Is it there?',
}
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))

let served: ServedSites
let token: string
let car: { readonly id: string; readonly slug: string }
beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({
        locations: [sampleLocation({ hours })],
        integrations: { mcp: true, garageEnabled: true, saving: 'garage' },
        alerts: { enabled: true, priceHistory: true },
        leads: { pages: ['trade-in'] },
        tradeIn: { valuation: true, margin: 10 },
        reservation: { kind: 'deposit', amount: 300 },
        appointments: { booking: true, leadHours: 1 },
        delivery: { textSender: { from: '+61491570006' } },
      }),
    ],
  })
  const [one] = await served.platform.addCars('yard', [{}])
  if (!one) throw new Error('no car')
  car = one
  await served.platform.engines.refresh('yard')
  const { conversationId } = await enquire(requestOn(served.platform, served.platform.site('yard')), {
    phone: '0412 345 678',
  })
  token =
    (await served.platform.storage.forSite({ slug: 'yard' }).inbox.conversations.find(conversationId))?.token ?? ''
})
afterAll(() => served.close())

let calls = 0
/** Each call comes from an address of its own, because one address may ask only so often. */
function ask(
  path: string,
  body: string | null,
  type = 'application/json',
  more: Readonly<Record<string, string>> = {},
) {
  calls += 1
  const address = `198.51.${Math.floor(calls / 250)}.${calls % 250}`
  const headers = { 'X-Forwarded-For': address, ...(body === null ? {} : { 'Content-Type': type }), ...more }
  return served.request('yard', path, { headers, ...(body === null ? {} : { method: 'POST', body }) })
}

/** How a text gets into a request. `at`: the limit that it is cut at, or refused beyond. */
interface Door {
  readonly name: string
  readonly at: number
  send(text: string): Promise<Response>
}

const basic = { Authorization: `Basic ${Buffer.from(`forecourt:${SECRET}`).toString('base64')}` }
const lead = (change: object) => ask('/api/leads', JSON.stringify({ ...buyer, ...change }))
const leadForm = (change: Record<string, string>) =>
  ask('/contact', new URLSearchParams({ ...buyer, ...change }).toString(), FORM)
const get = (path: string) => (text: string) => ask(`${path}${encodeURIComponent(text.toWellFormed())}`, null)
const mail = (change: object) =>
  ask(
    '/webhooks/mail',
    JSON.stringify({
      MessageID: `m-${calls}`,
      FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
      ToFull: [{ Email: `yard.${token}@reply.forecourt.example` }],
      Subject: 'Re: Your enquiry',
      TextBody: 'Friday at ten?',
      Headers: [],
      ...change,
    }),
    'application/json',
    basic,
  )
const text = (change: Record<string, string>) =>
  ask(
    '/webhooks/text',
    new URLSearchParams({
      MessageSid: `s-${calls}`,
      From: '+61412345678',
      To: '+61491570006',
      Body: 'Hi',
      ...change,
    }).toString(),
    FORM,
    basic,
  )
const tool = (args: object) =>
  ask(
    '/mcp',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_stock', arguments: args } }),
  )
const post = (path: string, body: object) => ask(path, JSON.stringify(body))
const form = (path: string, body: Record<string, string>) => ask(path, new URLSearchParams(body).toString(), FORM)

/** Doors at which a lead or a message comes: whatever the text, it is stored, or refused with the reason. */
const STORING: readonly Door[] = [
  ...(['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'category', 'source'] as const).flatMap((name) => [
    { name: `lead JSON ${name}`, at: 60, send: (odd: string) => lead({ [name]: odd }) },
    { name: `lead form ${name}`, at: 100, send: (odd: string) => leadForm({ [name]: odd }) },
  ]),
  { name: 'lead page_id', at: 200, send: (odd) => lead({ page_id: odd }) },
  { name: 'lead linked parameter', at: 500, send: (odd) => lead({ linked_query_params: { utm_campaign: odd } }) },
  { name: 'lead linked name', at: 100, send: (odd) => lead({ linked_query_params: { [odd]: 'x' } }) },
  { name: 'lead visited page', at: 500, send: (odd) => lead({ visited_pages: [odd] }) },
  {
    name: 'form linked parameter',
    at: 500,
    send: (odd) => leadForm({ linked_query_params: JSON.stringify({ utm: odd }) }),
  },
  { name: 'form visited page', at: 500, send: (odd) => leadForm({ visited_pages: JSON.stringify([odd]) }) },
  { name: 'lead worked out', at: 200, send: (odd) => lead({ worked_out: { trade_in: odd } }) },
  {
    name: 'lead user agent',
    at: 500,
    send: (odd) =>
      ask('/api/leads', JSON.stringify(buyer), undefined, { 'User-Agent': odd.replace(/[^\x20-\x7e]/g, 'x') }),
  },
  { name: 'alert email', at: 254, send: (odd) => form('/alerts/search', { email: odd }) },
  {
    name: 'reservation name',
    at: 100,
    send: (odd) => post('/api/reservations', { ...buyer, car_id: car.id, name: odd }),
  },
  {
    name: 'appointment time',
    at: 100,
    send: (odd) => post('/api/leads', { ...buyer, appointment: odd, preferred_time: odd }),
  },
]

/** Messages of a service that gives up what is refused: each must be taken. */
const TAKING: readonly Door[] = [
  { name: 'mail subject', at: 300, send: (odd) => mail({ Subject: odd }) },
  { name: 'mail text', at: 100_000, send: (odd) => mail({ TextBody: odd }) },
  { name: 'mail reply', at: 100_000, send: (odd) => mail({ TextBody: '', StrippedTextReply: odd }) },
  { name: 'mail HTML', at: 100_000, send: (odd) => mail({ TextBody: '', HtmlBody: `<p>${odd}</p>` }) },
  { name: 'mail name', at: 200, send: (odd) => mail({ FromFull: { Email: 'jo@mail.example', Name: odd } }) },
  { name: 'mail address', at: 320, send: (odd) => mail({ FromFull: { Email: odd, Name: '' } }) },
  { name: 'mail id', at: 280, send: (odd) => mail({ MessageID: `${calls}${odd}` }) },
  {
    name: 'mail file name',
    at: 120,
    send: (odd) => mail({ Attachments: [{ Name: `${odd}.pdf`, Content: 'JVBERi0xLjc=' }] }),
  },
  { name: 'text body', at: 5_000, send: (odd) => text({ Body: odd }) },
]

const ASKING: readonly Door[] = [
  ...[
    '/search?q=',
    '/search?make=',
    '/search/',
    '/compare?find=',
    '/budget?weekly=',
    '/finance?price=',
    '/alerts/asked?x=',
    '/trade-in?find=',
    '/api/suggestions?q=',
    '/api/search?q=',
    '/parts-search?q=',
    '/favourites?cars=',
  ].map((path) => ({ name: path, at: 100, send: get(path) })),
  ...['make', 'model', 'rego', 'variant'].map((name) => ({
    name: `valuation ${name}`,
    at: 60,
    send: (odd: string) =>
      post('/api/valuations', { make: 'toyota', model: 'HiLux', year: 2021, km: 48_210, [name]: odd }),
  })),
  { name: 'MCP words', at: 200, send: (odd) => tool({ query: odd }) },
  {
    name: 'MCP tool',
    at: 100,
    send: (odd) => ask('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: odd } })),
  },
  { name: 'MCP method', at: 100, send: (odd) => ask('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: odd })) },
  {
    name: 'search of InstantSearch',
    at: 500,
    send: (odd) =>
      post('/api/search/queries', { requests: [{ indexName: 'cars', query: odd, params: { query: odd } }] }),
  },
  { name: 'phone reveal', at: 60, send: (odd) => post('/api/phone-reveal', { car_id: odd, website_id: odd }) },
  { name: 'view', at: 60, send: (odd) => post('/api/views', { car_id: odd }) },
  { name: 'code', at: 40, send: (odd) => post('/api/auth/code', { phone: odd }) },
  { name: 'session', at: 40, send: (odd) => post('/api/auth/session', { phone: odd, code: odd }) },
]

/** Of the texts of a door each odd character once, at a length that differs from door to door; all in npm run chaos. */
const PARTS = 3
const textsOf = ({ at, number }: Door & { readonly number: number }) => partOf(oddTexts(at), PARTS, number)
const numbered = (doors: readonly Door[]) => doors.map((door, number) => ({ ...door, number }))

it.each(numbered([...STORING, ...ASKING]))(
  'S3-3 $name takes an odd text at its limit, or refuses it with a sentence',
  async (door) => {
    for (const { name, text: odd } of textsOf(door)) {
      const { status } = await door.send(odd)
      expect([name, status < 500], `${door.name}: ${name} is ${status}`).toEqual([name, true])
    }
  },
)

it.each(numbered(TAKING))('S3-3 $name: each message is stored', async (door) => {
  const before = await mailsStored()
  for (const { name, text: odd } of textsOf(door)) expect([name, (await door.send(odd)).status]).toEqual([name, 200])
  expect((await mailsStored()) - before).toBe(textsOf(door).length)
})

it('S3-3 a campaign link with an odd parameter blocks no lead', async () => {
  for (const { name, text: odd } of oddTexts(500).filter((each) => !each.name.startsWith('NUL'))) {
    const answer = await lead({
      linked_query_params: { utm_campaign: odd, [odd]: 'x' },
      visited_pages: [odd],
      page_id: odd,
    })
    expect([name, answer.status], await answer.text()).toEqual([name, 201])
  }
})

it('S3-3 counts what was tried', () => {
  const fields = STORING.length + TAKING.length + ASKING.length
  console.info(`S3-3: ${fields} texts of the public side, ${calls} calls`)
  expect(calls).toBeGreaterThanOrEqual(IS_WHOLE ? fields * 12 : (fields * 12) / PARTS)
})

async function mailsStored(): Promise<number> {
  const { rows } = await served.platform.storage
    .rawDatabase()
    .executeSql('select count(*)::int as n from conversation_mails')
  return (rows as { n: number }[])[0]?.n ?? 0
}
