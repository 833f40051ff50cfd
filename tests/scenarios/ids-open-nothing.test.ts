import { afterAll, beforeAll, expect, it } from 'vitest'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { ROUTES } from '#domain/route/routes.ts'
import { type BuyerLink, buyerToken } from '#operations/buyer-link.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import { sampleActor } from '#operations/inbox/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { call } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const MIA = {
  name: 'Zephyrine',
  last_name: 'Quillfeather',
  email: 'zephyrine@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
}
/** What a page shows of Mia's alone. */
const HERS = /Zephyrine|Quillfeather|zephyrine@|•••@mail|345 678|reserved for you|48,210 km/i

let served: ServedSites
beforeAll(async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
  served = await serveSites({
    sites: [
      sampleSite({
        alerts: { enabled: true },
        appointments: { booking: true },
        locations: [sampleLocation({ hours })],
        reservation: { kind: 'deposit' },
        tradeIn: { valuation: true, saveResult: true },
      }),
    ],
  })
  const stock = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((stocknum) => ({ stocknum, price: 50_000 }))
  const cars = await served.platform.addCars('yard', [...stock, { payment_processors: ['stripe'] }])
  await ownThings(cars.at(-1)?.id ?? '')
})
afterAll(() => served?.close())

const post = (path: string, fields: Record<string, string>) =>
  served.request('yard', path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const json = async (path: string, body: object, status: number) => {
  const answer = await call(served, path, body)
  expect([path, answer.status]).toEqual([path, status])
  return (await answer.json()) as Record<string, string>
}
const rows = async (query: string) =>
  (await served.platform.storage.rawDatabase().executeSql(query)).rows as Record<string, unknown>[]

/** A visit, a deposit, a valuation with its lead, and an alert, each as a buyer makes it. */
async function ownThings(carId: string): Promise<void> {
  const visit = { ...MIA, category: 'Test Drive', preferred_time: '2026-11-23T10:00', opt_in: 'on' }
  await json('/api/leads', visit, 201)
  const reserved = await json('/api/reservations', { ...MIA, car_id: carId, terms: true }, 201)
  const payment = new URL(reserved.payment_url ?? '').pathname
  expect((await post(payment, { card_number: '4242 4242 4242 4242' })).status).toBe(303)
  const vehicle = { make: 'Toyota', model: 'HiLux', year: 2021, km: 48_210 }
  const { id } = await json('/api/valuations', vehicle, 200)
  await json('/api/leads', { ...MIA, category: 'Trade-In Enquiry', form: 'valuation', valuation_id: id }, 201)
  expect((await post('/alerts/search', { email: MIA.email })).status).toBe(303)
  await served.platform.runDeferred()
}

/**
 * What staff, webhooks and exports show of these things, and more: each id of the database's rows. A payment's is shown to
 * nobody: it is the address of the buyer's own payment page.
 */
async function everyId(): Promise<readonly string[]> {
  const columns = await rows(
    `select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and (column_name = 'id' or column_name like '%\\_id') and column_name <> 'payment_id'
        and table_name in ('leads', 'lead_deliveries', 'conversations', 'conversation_events', 'conversation_mails',
          'appointments', 'reservations', 'valuations', 'alerts', 'alert_mails')`,
  )
  const found = await Promise.all(
    columns.map(({ table_name: table, column_name: column }) => rows(`select ${column} as id from ${table}`)),
  )
  return [...new Set(found.flat().flatMap(({ id }) => (typeof id === 'string' && id.length >= 8 ? [id] : [])))]
}

/** All that a stranger could change. */
const everything = () =>
  Promise.all(
    ['reservations', 'appointments', 'valuations', 'alerts', 'marketing_ends', 'leads', 'conversation_events'].map(
      (table) => rows(`select * from ${table} order by 1, 2`),
    ),
  )

/** The routes that an id has a place in. */
const PLACES = ROUTES.map(({ path }) => path).filter((path) => path.includes(':'))

/** Addresses with the id in each place of a route; a place that takes only certain words has the first of them. */
const addressesOf = (id: string) =>
  PLACES.map((path) => `/${path.replace(/:\w+\(([^|)]+)[^)]*\)/g, '$1').replace(/:\w+\??/g, id)}`)

/** Calls that take an id in their body. */
const CALLS = ['adjust', 'save', 'offer'] as const

const ACTS = { act: 'cancel', answer: 'no', km: '1', offer: 'accept', remove: '1' }

it('H4-4 no id of a buyer’s thing shows or changes anything, at any address or call', async () => {
  const ids = await everyId()
  expect(ids.length).toBeGreaterThan(10)
  const before = await everything()
  const opened: string[] = []
  const tried = new Map<string, number>()
  const look = async (what: string, at: string, answer: Response) => {
    tried.set(at, (tried.get(at) ?? 0) + 1)
    const said = `${await answer.text()} ${answer.headers.get('Location') ?? ''}`
    if (HERS.test(said) || (answer.status === 303 && !said.endsWith('/trade-in'))) opened.push(what)
  }
  for (const id of ids) {
    for (const address of addressesOf(id)) {
      const { path } = routeOf(address)
      await look(`GET ${address}`, `GET ${path}`, await served.request('yard', address))
      await look(`POST ${address}`, `POST ${path}`, await post(address, ACTS))
      await look(`POST ${address} leave`, `POST ${path}`, await post(address, { ...ACTS, act: 'leave' }))
    }
    await look(
      'adjust',
      'adjust',
      await call(served, '/api/valuations/adjustments', { id, adjustmentAnswers: { km: 1 } }),
    )
    await look('save', 'save', await call(served, '/api/miscellaneous', { column_name: 'valuation', id }))
    await look('offer', 'offer', await call(served, '/api/valuations/offer', { lead_id: id, offer_accepted: true }))
  }
  expect(opened).toEqual([])
  expect(await everything()).toEqual(before)
  const untried = [...PLACES.flatMap((path) => [`GET ${path}`, `POST ${path}`]), ...CALLS].filter(
    (at) => !tried.get(at),
  )
  expect(untried, 'each route with a place for an id was reached').toEqual([])
})

it('H4-4 an old link offers to mail a new one to the buyer, and says the same of a link that never was', async () => {
  const idOf = async (table: string) => String((await rows(`select id from ${table}`))[0]?.id)
  const lead = String((await rows('select id from leads where consent is not null'))[0]?.id)
  const { platform } = served
  for (const [path, id, subject = 'Your new link', leadsTo = path] of [
    ['/reservations/', await idOf('reservations')],
    ['/visits/', await idOf('appointments')],
    ['/trade-in/', await idOf('valuations')],
    ['/unsubscribe/', lead],
    ['/alerts/confirm/', await idOf('alerts'), 'Please confirm: emails about your search at Sample Motors'],
    // While the alert waits for a yes there is nothing to end.
    [
      '/alerts/end/',
      await idOf('alerts'),
      'Please confirm: emails about your search at Sample Motors',
      '/alerts/confirm/',
    ],
  ] as const) {
    const page = async (address: string) => {
      const answer = await served.request('yard', address)
      return [answer.status, await answer.text()] as const
    }
    const [status, offered] = await page(path + id)
    expect([status, offered]).toEqual([404, expect.stringContaining('Email me a new link')])
    const mails = async (address: string) => {
      const before = platform.mailer.sent.length
      const answer = await post(address, { act: 'renew' })
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}?renew=asked`])
      expect((await page(`${address}?renew=asked`))[1]).toContain('If it was one of our links, a new one is on its way')
      await platform.runDeferred()
      return platform.mailer.sent.slice(before)
    }
    const [mail, ...others] = await mails(path + id)
    expect([mail?.to, mail?.subject, others]).toEqual([MIA.email, subject, []])
    const link = new RegExp(`${leadsTo}\\S+`).exec(mail?.text ?? '')?.[0] ?? 'missing'
    expect((await page(link))[0]).toBe(200)
    expect(mail?.html).toMatch(new RegExp(`href="[^"]+${link}"`))
    expect(await mails(`${path}nothing-of-ours`)).toEqual([])
    expect(await mails(path + id)).toHaveLength(1)
    // Nobody fills a buyer's inbox.
    expect(await mails(path + id)).toEqual([])
  }
})

it('H4-4 who reads the conversation sees that a mail has a link, and not the link', async () => {
  const actor = sampleActor('kim')
  const request = requestBy(served.platform, served.platform.site('yard'), actor)
  const ids = (await rows('select id from conversations')).map(({ id }) => String(id))
  const shown = await Promise.all(ids.map((id) => showConversation(request, id)))
  const said = JSON.stringify(shown.flatMap((each) => each?.mails ?? []))
  expect(said).toContain('/visits/…')
  expect(said).not.toMatch(/\/(?:visits|reservations|unsubscribe)\/[\w.-]{40,}/)
})

it('H4-4 a new link to confirmed alerts ends them', async () => {
  const { platform } = served
  expect((await post('/alerts/search', { email: 'ada@mail.example' })).status).toBe(303)
  await platform.runDeferred()
  const confirm = /\/alerts\/confirm\/\S+/.exec(platform.mailer.sent.at(-1)?.text ?? '')?.[0] ?? 'missing'
  expect((await post(confirm, {})).status).toBe(200)
  const id = String((await rows(`select id from alerts where email = 'ada@mail.example'`))[0]?.id)
  expect((await post(`/alerts/end/${id}`, { act: 'renew' })).status).toBe(303)
  await platform.runDeferred()
  const mail = platform.mailer.sent.at(-1)
  const end = /\/alerts\/end\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing'
  expect([mail?.to, mail?.subject]).toEqual(['ada@mail.example', 'Your new link'])
  expect(await (await served.request('yard', end)).text()).not.toContain('Your emails have stopped')
  expect(await (await post(end, {})).text()).toContain('Your emails have stopped')
})

it('H4-4 who reads a lead sees no link of the buyer, typed or visited', async () => {
  const link = `/reservations/${buyerToken(served.platform, { slug: 'yard' }, 'reservation', 'a-reservation')}`
  const typed = { message: `Mine is https://yard.example${link} I think`, visited_pages: [link] }
  const { lead_id: id } = await json('/api/leads', { ...MIA, ...typed, category: 'General Enquiry' }, 201)
  const payload = (await rows(`select payload from leads where id = '${id}'`)).map((lead) => lead.payload)
  expect(payload).toMatchObject([
    {
      message: 'Mine is https://yard.example/reservations/… I think',
      lead_attributes: { visited_pages: ['/reservations/…'] },
    },
  ])
})

it('H4-4 the list of leads shows no link of a buyer either, and no mail that nobody wrote', async () => {
  const link = `https://yard.example/visits/${buyerToken(served.platform, { slug: 'yard' }, 'visit', 'a-visit')}`
  const message = `Can I come later? ${link}`
  await json('/api/leads', { ...MIA, category: 'General Enquiry', message }, 201)
  const listed = () => showInbox(request, readInboxQuery(new URLSearchParams({ view: 'all' })))
  const request = requestBy(served.platform, served.platform.site('yard'), sampleActor('kim'))
  const said = (await listed()).rows.map(({ message: last }) => last)
  expect(said).toContainEqual(
    expect.objectContaining({ kind: 'lead', text: 'Can I come later? https://yard.example/visits/…' }),
  )
  expect(said).not.toContainEqual(expect.objectContaining({ kind: 'mail-out' }))
})

it('INBOX-7 a reply to a buyer who asked for a new link keeps the subject of what they wrote about', async () => {
  const request = requestBy(served.platform, served.platform.site('yard'), sampleActor('kim'))
  const [mail] = await rows(`select conversation_id as id from conversation_mails where subject = 'Your new link'`)
  const reply = { mailId: 'a-reply', subject: '', text: 'See you then.', carIds: [] }
  expect(await writeReply(request, String(mail?.id), reply)).toMatchObject({ ok: true })
  expect((await rows(`select subject from conversation_mails where id = 'a-reply'`))[0]?.subject).not.toContain(
    'new link',
  )
})

it('H4-4 the signed link of each thing opens it, and none of another', async () => {
  const idOf = async (table: string) => String((await rows(`select id from ${table}`))[0]?.id)
  const links: readonly (readonly [BuyerLink, string, string])[] = [
    ['reservation', '/reservations/', await idOf('reservations')],
    ['visit', '/visits/', await idOf('appointments')],
    ['valuation', '/trade-in/', await idOf('valuations')],
    ['unsubscribe', '/unsubscribe/', String((await rows('select id from leads where consent is not null'))[0]?.id)],
    ['alert confirm', '/alerts/confirm/', await idOf('alerts')],
    ['alert end', '/alerts/end/', await idOf('alerts')],
  ]
  for (const [link, path, id] of links)
    for (const [other] of links) {
      const token = buyerToken(served.platform, { slug: 'yard' }, other, id)
      const { status } = await served.request('yard', path + token)
      expect([link, other, status]).toEqual([link, other, link === other ? 200 : 404])
    }
})
