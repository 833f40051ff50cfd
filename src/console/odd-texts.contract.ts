import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '#api/api-app.ts'
import { API_RIGHTS, type ApiRight } from '#domain/api/api-right.ts'
import { oddTexts } from '#domain/testing/odd-texts.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { type FilledConsole, filledConsole, type SomeTexts } from './testing/odd-forms.ts'
import type { TwoPeople } from './testing/two-people.ts'

/** S3-2, S3-3: what the API and feeds do with odd texts. A run of npm test sends some, one of chaos all. */
export function oddTextContract(some: SomeTexts): void {
  let filled: FilledConsole
  let both: TwoPeople
  let api: ReturnType<typeof createApi>
  const owner = () => sampleStaff(['owner'], { id: both.ann.id, secondFactorAt: both.platform.clock.now() })
  const site = () => both.platform.site('yard')

  beforeAll(async () => {
    filled = await filledConsole()
    both = filled.both
    api = createApi({
      platform: both.platform,
      addressOf: () => '203.0.113.9',
      placeOf: () => ({ site: null }),
      readBody: async ({ req }) => ({ text: await req.text() }),
    })
  })
  afterAll(() => both.close())

  it('S3-3 no text of an API call, at any limit, is answered with 500, and what is taken is stored', async () => {
    const rights = Object.keys(API_RIGHTS) as ApiRight[]
    const made = await makeApiKey(requestBy(both.platform, site(), owner()), {
      name: 'CRM',
      rights,
      locations: null,
      days: 30,
    })
    if (!made.ok) throw new Error(made.reason)
    const failed: string[] = []
    let [fields, notes] = [0, 0]
    for (const [path, body] of Object.entries(BODIES))
      for (const [field, limit] of Object.keys(body).flatMap((name) =>
        [60, 200].map((most) => [name, most] as const),
      )) {
        fields += 1
        for (const { name, text } of some(oddTexts(limit), fields)) {
          both.platform.clock.pass(1)
          const answer = await api.request(path.replace('{id}', filled.conversation), {
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
    expect(
      (await inbox.events.of(filled.conversation)).filter(({ kind }) => kind === 'note').length,
    ).toBeGreaterThanOrEqual(notes)
    expect(notes).toBe(2 * some(oddTexts(60), 0).length)
  }, 300_000)

  it.each(Object.keys(FORMATS))(
    'S3-2 no cell of a feed in %s loses the file',
    async (format) => {
      let files = 0
      for (const [at, column] of COLUMNS.entries())
        for (const { name, text } of some(oddTexts(60), at)) {
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
      const { runs } = await showFeed(requestBy(both.platform, site(), owner()), 'odd')
      expect(runs.filter(({ outcome }) => outcome === 'broken')).toEqual([])
    },
    300_000,
  )
}

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
