import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import type { Role } from '#domain/staff/roles.ts'
import { uploadFile } from '#operations/intake/manage-feeds.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleCall } from '../console-call.ts'
import { formOf } from '../testing/page-form.ts'
import { renderPage } from '../testing/render-page.ts'
import { QUESTIONS_FORM } from '../testing/stock-forms.ts'
import { bothStay, clashes, twoPeople } from '../testing/two-people.ts'
import { routes as FEED_MAPPING } from './feed-mapping.route.ts'
import { routes as FEED_RUN } from './feed-run.route.ts'
import { routes as FEEDS } from './feeds.route.ts'

const ROUTES = { ...FEEDS, ...FEED_MAPPING, ...FEED_RUN }
const AUSTIN = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [sampleSite(), sampleSite({ slug: 'rio', id: 'site-rio', region: 'US', locations: [AUSTIN] })],
  })
})
afterAll(() => platform.close())

interface Asked {
  readonly slug?: string
  readonly params: Readonly<Record<string, string>>
  readonly form?: URLSearchParams
  readonly query?: string
  readonly role?: Role
}

async function ask(address: keyof typeof ROUTES, { slug = 'yard', params, form, query, role = 'manager' }: Asked) {
  const data = new FormData()
  for (const [name, value] of form ?? []) data.append(name, value)
  const visitor = { actor: sampleStaff([role], { siteSlug: slug }) }
  const call = { platform, params, query: new URLSearchParams(query), form: data, visitor }
  const answer = await ROUTES[address](call as unknown as ConsoleCall)
  if ('to' in answer) return { status: 303, html: '', to: answer.to }
  if (!('page' in answer)) throw new Error('no page')
  return { status: answer.status, html: textOf(await renderPage(answer.page)), to: '' }
}

/** The page as people get it. */
const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<script.*?<\/script>/gs, '')

/** A feed of its own for each test. */
async function feed(name: string, slug = 'yard') {
  const request = requestBy(platform, platform.site(slug), sampleStaff(['manager'], { siteSlug: slug }))
  await saveFeed(request, feedDefinitionSchema.parse({ name, way: 'upload' }))
  return {
    async upload(text: string): Promise<string> {
      platform.clock.pass(1)
      const run = await uploadFile(request, name, { name: 'stock.csv', content: [Buffer.from(text)] })
      return run.runId ?? ''
    },
    page: () => ask('GET /feeds/:name/mapping', { slug, params: { name } }),
    run: async (id: string, role?: Role) =>
      (await ask('GET /feed-runs/:id', { slug, params: { id }, ...(role && { role }) })).html,
    board: async () => (await ask('GET /feeds', { slug, params: {} })).html,
    /** Sends the form of the page with what a person chooses. */
    async send(act: string, chosen: Readonly<Record<string, string>>) {
      const { html } = await ask('GET /feeds/:name/mapping', { slug, params: { name } })
      const [, action = ''] = new RegExp(`action="(/feeds/${name}/mapping[^"]*)"`).exec(html) ?? []
      let form = formOf(html, action)
      for (const [field, value] of Object.entries(chosen)) form = form.typed(field, value)
      const query = action.split('?')[1] ?? ''
      return ask('POST /feeds/:name/mapping', { slug, params: { name }, form: form.sent(['do', act]), query })
    },
    mapping: async () => (await platform.storage.forSite(platform.site(slug)).feeds.find(name))?.definition.mapping,
  }
}

const cars = (states: readonly string[]) =>
  `make,model,year,stocknum,price,status\n${states.map((state, car) => `Kia,Rio,2021,Q${car},21990,${state}`).join('\n')}\n`

/** Words of a system, which no page of the yard has. */
const SYSTEM_WORDS = /forecourt feeds|status-word|--site|STATE|docs\/|[{}]/

async function carOf(slug: string, stocknum: string): Promise<Car | undefined> {
  const found: Car[] = []
  for await (const some of platform.storage.forSite(platform.site(slug)).cars.changedSince(0)) found.push(...some)
  return found.find((car) => car.stocknum === stocknum)
}

const choices = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '').matchAll(
      /<option[^>]*>([^<]*)/g,
    ),
  ].map(([, label]) => label)

it('A8 INTAKE-6 a phrase that nobody knows is asked once with its cars, on the run, the board and the page of the columns', async () => {
  const dms = await feed('asks')
  const run = await dms.upload(cars(['Available', 'Wholesale', 'WHOLE-SALE', 'At auction']))
  const shown = await dms.run(run)
  expect(shown).toMatch(/This file asks 2 things\..*<a[^>]*href="\/feeds\/asks\/mapping\?file=[^"]+#questions"/s)
  // The question says it, to those who answer; others read which words they are.
  expect(shown).not.toContain('not known')
  expect(await dms.run(run, 'finance')).toContain(
    'Wholesale · WHOLE-SALE · At auction</code> are words that are not known;',
  )
  expect(await dms.board()).toMatch(/This file asks 2 things\..*href="\/feeds\/asks\/mapping\?file=[^"]+#questions"/s)
  const { html } = await dms.page()
  for (const each of [shown, html]) expect(SYSTEM_WORDS.exec(each)).toBeNull()
  expect(html).toMatch(/id="questions".*<h2[^>]*>This file asks 2 things</s)
  expect(html).not.toContain('that is not known')
  expect(html).toMatch(/>‘Wholesale’ \(2 cars\)<\/label>.*>‘At auction’ \(1 car\)<\/label>/s)
  expect(choices(html, 'means.wholesale')).toEqual([
    'Choose what it means',
    'For sale',
    'Coming soon',
    'Reserved',
    'Sold',
    'Not on the website',
  ])
})

it('A8 the result follows an answer before it is saved', async () => {
  const dms = await feed('tries')
  await dms.upload(cars(['Available', 'Wholesale']))
  expect((await dms.page()).html).toContain('2 of the first 2 rows are cars. For sale 1, not known yet 1.')
  const tried = await dms.send('try', { 'means.wholesale': 'hidden' })
  expect(tried.html).toContain('2 of the first 2 rows are cars. For sale 1, not on the website 1.')
  expect(tried.html).toContain('Q1 · Sample Motors South · Not on the website')
  expect((await dms.mapping())?.statusWords).toBeUndefined()
})

it('A8 STAFF-8 an answer is in the mapping, counts for the file at once, is audited, and is not asked again until it is taken back', async () => {
  const dms = await feed('answers')
  const run = await dms.upload(cars(['Available', 'Wholesale']))
  const { to } = await dms.send('read', { 'means.wholesale': 'hidden' })
  expect((await dms.mapping())?.statusWords).toEqual({ Wholesale: 'hidden' })
  for (const id of [run, to.replace('/feed-runs/', '')]) expect(await dms.run(id)).not.toContain('This file asks')
  expect(await dms.board()).not.toMatch(/answers\/mapping\?file=[^"]+#questions/)
  expect((await carOf('yard', 'Q1'))?.show_on_dealer_website).toBe(false)
  const { rows } = await platform.storage
    .rawDatabase()
    .executeSql("select after from audit_events where action = 'feed.edit' order by at desc, id desc limit 1")
  expect(JSON.stringify(rows)).toContain('"Wholesale":"hidden"')
  const next = await dms.upload(cars(['Available', 'wholesale', 'Available']))
  expect(await dms.run(next)).not.toContain('This file asks')
  const { html } = await dms.page()
  expect(html).toContain('Answers of this feed (1)')
  expect(choices(html, 'means.wholesale')[0]).toBe('Take the answer back')
  await dms.send('save', { 'means.wholesale': '' })
  expect((await dms.mapping())?.statusWords).toBeUndefined()
  expect((await dms.page()).html).toContain('This file asks one thing<')
  expect(await dms.run(await dms.upload(cars(['Available', 'Wholesale', 'Sold'])))).toContain(
    'This file asks one thing.',
  )
})

it('SITE-6 A13 a bare figure is in the region’s unit, with a warning and no question; another unit changes the result and the cars', async () => {
  const dms = await feed('miles', 'rio')
  const file =
    'make,model,year,stocknum,price,Mileage\nFord,Escape,2019,M1,21990,42000\nFord,Escape,2019,M2,21990,51000 mi\n'
  const run = await dms.upload(file)
  const warned = await dms.run(run)
  expect(warned).not.toContain('This file asks')
  expect(warned).toContain('The file names no unit, so we read 1 odometer reading (such as 42,000) in miles.')
  expect(warned).toMatch(/href="[^"]*\/mapping\?file=[^"]+#units"/)
  expect(await dms.board()).not.toContain('This file asks')
  const { html } = await dms.page()
  expect(html).toContain('Units of this feed (1)')
  expect(html).toMatch(/>Odometer<\/label>.*1 reading has no unit, for example 42,000\./s)
  expect(choices(html, 'unit.odometer')).toEqual(['As usual here: miles', 'Kilometres', 'Miles'])
  expect(html).toContain('42,000 mi')
  expect((await dms.send('try', { 'unit.odometer': 'km' })).html).toContain('26,098 mi')
  await dms.send('read', { 'unit.odometer': 'km' })
  expect((await dms.mapping())?.units).toEqual({ odometer: 'km' })
  expect((await carOf('rio', 'M1'))?.km).toBe(42_000)
  expect(await dms.run(run)).not.toContain('The file names no unit')
  expect((await dms.page()).html).toContain('Units of this feed (1)')
  await dms.send('save', { 'unit.odometer': '' })
  expect((await dms.mapping())?.units).toBeUndefined()
  expect(await dms.run(run)).toContain('in miles.')
})

it('SITE-6 a site that uses kilometres is neither asked nor warned about figures without a unit', async () => {
  const dms = await feed('metric')
  const run = await dms.run(
    await dms.upload('make,model,year,stocknum,price,Mileage\nFord,Escape,2019,M1,21990,42000\n'),
  )
  expect(run).not.toContain('This file asks')
  expect(run).not.toContain('The file names no unit')
})

it('STAFF-10 an answer that is none of the choices is refused at its field, and nothing is saved', async () => {
  const dms = await feed('odd')
  await dms.upload(cars(['Available', 'Wholesale', 'At auction']))
  const { status, html } = await dms.send('save', { 'means.wholesale': 'gone', 'means.atauction': 'sold' })
  expect(status).toBe(409)
  expect(html).toMatch(/<select[^>]*name="means.wholesale"[^>]*aria-invalid="true".*?Choose what it means\./s)
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>Sold<|<option value="sold" selected="">Sold/)
  expect((await dms.mapping())?.statusWords).toBeUndefined()
})

it('STAFF-5 who may not edit feeds reads that a manager answers', async () => {
  const dms = await feed('reads')
  const html = await dms.run(await dms.upload(cars(['Available', 'Wholesale'])), 'finance')
  expect(html).toContain('This file asks one thing. A manager of the site answers.')
  expect(html).not.toContain('#questions')
})

it('STAFF-11 two people answer one phrase: the slower one gets both answers; answers of different things both stay', async () => {
  const both = await twoPeople()
  try {
    await clashes(both, QUESTIONS_FORM)
    await bothStay(both, QUESTIONS_FORM)
  } finally {
    await both.close()
  }
})
