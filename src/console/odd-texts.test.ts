import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_RIGHTS, type ApiRight } from '#domain/api/api-right.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { oddTexts } from '#domain/testing/odd-texts.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { saveTemplate } from '#operations/inbox/mail/mail-templates.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { saveFeed } from '#operations/intake/edit-feeds.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { createApi } from './api/api-app.ts'
import { type TwoPeople, twoPeople } from './testing/two-people.ts'

let both: TwoPeople
let conversation: string
let api: ReturnType<typeof createApi>
const owner = () => sampleStaff(['owner'], { id: both.ann.id, secondFactorAt: both.platform.clock.now() })
const site = () => both.platform.site('yard')
let pages: readonly string[]

beforeAll(async () => {
  both = await twoPeople()
  const { platform } = both
  const [car] = await platform.addCars('yard', [{ price: 35_990 }])
  conversation = (await enquire(platform, site(), { car_id: car?.id })).conversationId
  await saveFeed(platform, site(), owner(), feedDefinitionSchema.parse({ name: 'odd', way: 'upload' }))
  await saveFeed(platform, site(), owner(), feedDefinitionSchema.parse({ name: 'live', way: 'push' }))
  await saveTemplate(platform, site(), owner(), { id: 't1', name: 'Hello', subject: '', body: 'Hi' })
  api = createApi({
    platform,
    addressOf: () => '203.0.113.9',
  })
  pages = [
    '/',
    '/account',
    '/account/notifications',
    '/staff',
    '/site/keys',
    '/site/webhooks',
    '/site/templates',
    '/site/assignment',
    '/feeds',
    '/feeds/new',
    '/feeds/odd/mapping',
    '/calendar',
    '/calendar/new',
    '/leads',
    `/leads/${conversation}`,
    '/hand-cars/new',
    '/stock',
    `/stock/${car?.id}`,
    '/channels',
    '/reports',
    '/audit',
  ]
}, 120_000)
afterAll(() => both.close())

interface Field {
  readonly action: string
  readonly method: string
  readonly others: readonly (readonly [string, string])[]
  readonly name: string
  readonly limit: number
}

/** Every text that a page takes, with the other fields of its form as they are. */
async function fieldsOf(page: string): Promise<readonly Field[]> {
  const { status, html } = await both.ann.open(page)
  expect([page, status]).toEqual([page, 200])
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = '', body = '']) => {
    const action = /action="([^"#]*)/.exec(tag)?.[1] ?? page
    // Their only texts say which page to go back to.
    if (/\/(erase|remove|revoke|deactivate|end|sign-out)$/.test(action)) return []
    const method = /method="post"/i.test(tag) ? 'POST' : 'GET'
    const controls = [...body.matchAll(/<(input|textarea|select)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g)]
    const named = controls.flatMap(([, kind = '', own = '', text = '']) => {
      const name = / name="([^"]+)"/.exec(own)?.[1]
      const type = / type="([^"]+)"/.exec(own)?.[1] ?? 'text'
      const limit = Number(/ maxlength="(\d+)"/i.exec(own)?.[1] ?? 200)
      return name === undefined ? [] : [{ kind, name, type, limit, value: / value="([^"]*)"/.exec(own)?.[1] ?? text }]
    })
    const texts = named.filter(({ kind, type }) => kind === 'textarea' || (kind === 'input' && TEXTS.includes(type)))
    return texts.map(({ name, limit }) => ({
      action,
      method,
      name,
      limit,
      others: named.flatMap((each) => (each.name === name ? [] : [[each.name, each.value] as const])),
    }))
  })
}

const TEXTS = ['text', 'search', 'email', 'tel', 'url', 'password', 'hidden', 'number']

it('S3-3 no text of a console form, at any limit, is answered with 500', async () => {
  let fields = 0
  let calls = 0
  const failed: string[] = []
  const seen = new Set<string>()
  for (const page of pages)
    for (const field of await fieldsOf(page)) {
      const key = `${field.action} ${field.name}`
      if (seen.has(key)) continue
      seen.add(key)
      fields += 1
      for (const { name, text } of oddTexts(field.limit)) {
        const sent = new URLSearchParams([...field.others, [field.name, text]].map(([each, value]) => [each, value]))
        calls += 1
        const done = await (field.method === 'POST'
          ? both.ann.send(field.action, sent)
          : both.ann.open(`${field.action}?${sent}`)
        ).catch((error: unknown) => ({ status: `threw ${error}`, to: null }))
        if (done.to === '/sign-in') throw new Error(`${key}: signed out`)
        if (typeof done.status === 'string' || done.status >= 500) failed.push(`${key} ${name}: ${done.status}`)
      }
    }
  expect(failed).toEqual([])
  expect([fields, calls]).toEqual([fields, fields * 12])
  expect(fields).toBeGreaterThan(60)
  console.info(`S3-3: ${fields} fields of console forms, ${calls} calls`)
}, 300_000)

const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/conversations/{id}/notes': { text: 'n' },
  '/conversations/{id}/calls': { outcome: 'reached', text: 'c' },
  '/conversations/{id}/replies': { subject: 's', text: 't' },
  '/conversations/{id}/stage': { stage: 'lost', reason: 'r' },
  '/conversations/{id}/assignee': { person: 'p' },
  '/cars': {
    stocknum: 'U1',
    make: 'Toyota',
    model: 'Corolla',
    status: 'in_stock',
    feed: 'live',
    badge: 'b',
    price: 'p',
    colour: 'c',
    dealercomments: 'd',
    vin: 'v',
    body: 'b',
    regplate: 'r',
    images: 'i',
  },
}

it('S3-3 no text of an API call, at any limit, is answered with 500, and what is taken is stored', async () => {
  const rights = Object.keys(API_RIGHTS) as ApiRight[]
  const made = await makeApiKey(both.platform, site(), owner(), { name: 'CRM', rights, locations: null, days: 30 })
  if (!made.ok) throw new Error(made.reason)
  const failed: string[] = []
  let [fields, calls, notes] = [0, 0, 0]
  for (const [path, body] of Object.entries(BODIES))
    for (const [field, limit] of Object.keys(body).flatMap((name) => [60, 200].map((most) => [name, most] as const))) {
      fields += 1
      for (const { name, text } of oddTexts(limit)) {
        calls += 1
        both.platform.clock.pass(1)
        const answer = await api.request(path.replace('{id}', conversation), {
          method: 'POST',
          headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, [field]: text }),
        })
        if (answer.status >= 500) failed.push(`${path} ${field} ${name}: ${answer.status}`)
        if (path.endsWith('/notes') && answer.status === 200) notes += 1
      }
    }
  expect(failed).toEqual([])
  const { inbox } = both.platform.storage.forSite(site())
  expect((await inbox.events.of(conversation)).filter(({ kind }) => kind === 'note').length).toBeGreaterThanOrEqual(
    notes,
  )
  expect(notes).toBe(24)
  console.info(`S3-3: ${fields / 2} fields of API calls, ${calls} calls`)
}, 300_000)

const COLUMNS = [
  'stocknum',
  'make',
  'model',
  'badge',
  'price',
  'km',
  'colour',
  'dealercomments',
  'status',
  'body',
  'vin',
]
const plain: Readonly<Record<string, string>> = {
  make: 'Toyota',
  model: 'Corolla',
  price: '20000',
  km: '40000',
  year: '2022',
}
const xml = (text: string) => text.replace(/[^\x20-\ufffd]|[<&]/g, '')
const FORMATS: Readonly<Record<string, (rows: readonly Readonly<Record<string, string>>[]) => string>> = {
  csv: (rows) =>
    [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
      .map((row) => row.map((cell) => `"${cell}"`).join(','))
      .join('\n'),
  json: (rows) => JSON.stringify(rows),
  xml: (rows) =>
    `<cars>${rows
      .map(
        (row) =>
          `<car>${Object.entries(row)
            .map(([name, text]) => `<${name}>${xml(text)}</${name}>`)
            .join('')}</car>`,
      )
      .join('')}</cars>`,
}

it.each(Object.keys(FORMATS))(
  'S3-2 no cell of a feed in %s loses the file',
  async (format) => {
    let files = 0
    for (const column of COLUMNS)
      for (const { name, text } of oddTexts(60)) {
        files += 1
        const rows = Array.from({ length: 6 }, (_, row) => ({
          ...plain,
          stocknum: `${format}${row}`,
          status: '',
          badge: '',
          colour: '',
          dealercomments: '',
          body: '',
          vin: '',
        }))
        const odd = { ...rows[0], [column]: text, price: column === 'price' ? text : String(20_000 + files) }
        const form = new FormData()
        form.append('file', new File([FORMATS[format]?.([odd, ...rows.slice(1)]) ?? ''], `stock.${format}`))
        both.platform.clock.pass(1)
        const done = await both.ann.send('/feeds/odd/upload', form)
        expect([column, name, done.status]).toEqual([column, name, expect.toBeOneOf([303, 409])])
      }
    const { runs } = await showFeed(both.platform, site(), owner(), 'odd')
    expect(runs.filter(({ outcome }) => outcome === 'broken')).toEqual([])
    console.info(`S3-2: ${files} files of ${COLUMNS.length} columns in ${format}`)
  },
  300_000,
)
