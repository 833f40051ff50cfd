import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { uploadFile } from '#operations/intake/manage-feeds.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleCall } from '../console-call.ts'
import { renderPage } from '../testing/render-page.ts'
import { routes as FEED_MAPPING } from './feed-mapping.route.ts'

const KIM = sampleStaff(['manager'])
let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'dms', way: 'upload' }))
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const definition = async () => (await platform.storage.forSite(site()).feeds.find('dms'))?.definition

type Values = Readonly<Record<string, string | readonly string[]>>

async function ask(address: keyof typeof FEED_MAPPING, act = '', typed: Values = {}, query = '') {
  const form = new FormData()
  form.set('do', act)
  for (const [field, from] of Object.entries(typed)) for (const each of [from].flat()) form.append(field, each)
  const call = { platform, params: { name: 'dms' }, query: new URLSearchParams(query), form, visitor: { actor: KIM } }
  const answer = await FEED_MAPPING[address](call as unknown as ConsoleCall)
  if ('to' in answer) return { status: 303, html: '', to: answer.to }
  if (!('page' in answer)) throw new Error('no page')
  return { status: answer.status, html: (await renderPage(answer.page)).replaceAll('<!-- -->', ''), to: '' }
}

function upload(text: string, name = 'odd.csv', feed = 'dms') {
  platform.clock.pass(1)
  return uploadFile(requestBy(platform, site(), KIM), feed, { name, content: [Buffer.from(text)] })
}
const GET = 'GET /feeds/:name/mapping'
const POST = 'POST /feeds/:name/mapping'
const ODD = 'STOCK NO.;Marque;Modell;Yr;Asking_Price;Odo\nU1;Kia;Rio;2021;about 21990;81k\nU2;Kia;Rio;1066;9990;90k\n'

/** The option of a field that is chosen. */
function chosenOf(html: string, field: string): string {
  const [, options = ''] = new RegExp(`<select [^>]*id="field-${field}"[^>]*>(.*?)</select>`, 's').exec(html) ?? []
  return (/<option[^>]*selected=""[^>]*>([^<]*)/.exec(options) ?? /<option[^>]*>([^<]*)/.exec(options))?.[1] ?? ''
}

it('INTAKE-6 the page of a feed’s columns waits for a file', async () => {
  const { html } = await ask(GET)
  expect(html).toContain('No file yet')
  expect(html).toContain('href="/feeds/dms/upload"')
})

it('INTAKE-6 CR-B11 columns match by themselves in any case; the page names them in words and shows the file’s rows', async () => {
  const run = await upload(ODD)
  expect(run).toMatchObject({ outcome: 'unusable', sentence: 'Tell us which columns hold make and model.' })
  const { html } = await ask(GET)
  const chosen = ['stocknum', 'year', 'price', 'km', 'make', 'model'].map((field) => chosenOf(html, field))
  expect(chosen).toEqual([
    'By itself: STOCK NO.',
    'By itself: Yr',
    'By itself: Asking_Price',
    'By itself: Odo',
    'Choose the column of your file',
    'Choose the column of your file',
  ])
  for (const text of [
    '0 of the first 2 rows are cars.',
    'Columns that nothing uses: Marque, Modell',
    '<th scope="col">Marque',
  ])
    expect(html).toContain(text)
  for (const label of ['Stock number', 'Comments', 'Transmission', 'Dealership', 'Photos'])
    expect(html).toMatch(new RegExp(`<label for="field-[^"]+">${label}</label>`))
  for (const word of ['JSON', 'docs/', 'stocknum<', 'dealership_slug<']) expect(html).not.toContain(word)
})

it('INTAKE-6 shows the result of a choice on the stored file, and saves only when asked', async () => {
  const tried = await ask(POST, 'try', { make: 'Marque', model: 'Modell' })
  for (const part of [
    '1 of the first 2 rows are cars.',
    '2021 Kia Rio',
    'U1 · 81,000 km',
    '$21,990',
    'Year</strong> <code>1066</code>',
  ])
    expect(tried.html).toContain(part)
  expect((await definition())?.mapping.fields).toBeUndefined()
})

it('STAFF-10 INTAKE-6 without make or model nothing is saved: the fault is at the field, and the choices stay', async () => {
  const before = await definition()
  const { status, html } = await ask(POST, 'save', { make: 'Marque', price: '=nothing' })
  expect(status).toBe(409)
  expect(html).toMatch(/id="field-model-fault"[^>]*>Choose the column of your file\./)
  expect([chosenOf(html, 'make'), chosenOf(html, 'price')]).toEqual(['Marque', 'Leave empty'])
  expect(await definition()).toEqual(before)
})

it('INTAKE-6 the file that could not be read is read with the choices at once; only they are stored', async () => {
  const { to } = await ask(POST, 'read', { make: 'Marque', model: 'Modell' })
  const run = await platform.storage.forSite(site()).feedRuns.find(to.replace('/feed-runs/', ''))
  expect(run).toMatchObject({ outcome: 'applied', sentence: '1 added, 1 refused.', fileName: 'odd.csv' })
  expect((await definition())?.mapping).toMatchObject({
    fields: { make: 'Marque', model: 'Modell' },
    matchOthers: true,
  })
  expect(await upload(ODD.replaceAll(';', ',').replace('about', 'at').replace('Marque', 'MARQUE'))).toMatchObject({
    outcome: 'applied',
  })
})

it('INTAKE-6 a rule that was written before stays until a column replaces it', async () => {
  const mapping = { feed: 'dms', fields: { make: 'Marque', model: 'Modell', price: { column: 'Ask', pick: '(\\d+)' } } }
  await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'dms', way: 'upload', mapping }))
  await upload('Marque,Modell,Ask,No\nKia,Rio,from 21990,U1\n', 'ruled.csv')
  const { html } = await ask(GET)
  expect([chosenOf(html, 'price'), chosenOf(html, 'year')]).toEqual(['Own rule of this feed', 'Nothing in the file'])
  expect(html).not.toContain('pick')
  const shown = { 'shown.make': 'Marque', 'shown.model': 'Modell', 'shown.price': '=rule' }
  const saved = await ask(POST, 'save', { ...shown, make: 'Marque', model: 'Modell', price: '=rule', stocknum: 'No' })
  expect((await ask(GET, '', {}, saved.to.split('?')[1])).html).toContain('Saved. The next file')
  expect((await definition())?.mapping.fields).toEqual({ ...mapping.fields, stocknum: 'No' })
  await ask(POST, 'save', { ...shown, price: 'Ask' })
  expect((await definition())?.mapping.fields).toMatchObject({ price: 'Ask', stocknum: 'No' })
})

it('K-3 cars without any number differ by columns that a person ticks', async () => {
  await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'dms', way: 'upload' }))
  const rows = 'Make,Model,Year,Kilometres\nKia,Rio,2021,30000\nKia,Rio,2020,40000\n'
  expect(await upload(rows, 'bare.csv')).toMatchObject({ outcome: 'unusable' })
  const { html } = await ask(GET)
  expect(html).toContain('Cars of this file have no stock number, VIN or plate.')
  const { to } = await ask(POST, 'read', { apart: ['Make', 'Model', 'Year', 'Kilometres'], 'shown.apart': '' })
  const run = await platform.storage.forSite(site()).feedRuns.find(to.replace('/feed-runs/', ''))
  expect(run).toMatchObject({ outcome: 'applied', report: { added: 2 } })
})

it('K-3 a car whose row has a plate alone is known by it', async () => {
  await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'plates', way: 'upload' }))
  const rows = (price: number) => `Make,Model,Rego,Price\nMazda,CX-5,1AB 2CD,${price}\nMazda,CX-5,unregistered,20990\n`
  const first = await upload(rows(21_990), 'plates.csv', 'plates')
  expect(first.sentence).toBe('1 added, 1 refused.')
  const second = await upload(rows(22_990).replace('1AB 2CD', '1ab2cd'), 'plates.csv', 'plates')
  expect(second.sentence).toBe('1 changed, 1 refused.')
})
