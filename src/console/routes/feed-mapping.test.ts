import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { saveFeed } from '#operations/intake/edit-feeds.ts'
import { uploadFile } from '#operations/intake/manage-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleCall } from '../console-call.ts'
import { createRenderer } from '../render-console.tsx'
import { FEED_MAPPING } from './feed-mapping.ts'

const KIM = sampleStaff(['manager'])
let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  await saveFeed(platform, site(), KIM, feedDefinitionSchema.parse({ name: 'dms', way: 'upload' }))
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const definition = async () => (await platform.storage.forSite(site()).feeds.find('dms'))?.definition

async function ask(address: keyof typeof FEED_MAPPING, act = '', typed: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  form.set('do', act)
  for (const [field, from] of Object.entries(typed)) {
    form.append('field', field)
    form.append('from', from)
  }
  const call = { platform, params: { name: 'dms' }, query: new URLSearchParams(), form, visitor: { actor: KIM } }
  const answer = await FEED_MAPPING[address](call as unknown as ConsoleCall)
  if (!('page' in answer)) throw new Error('no page')
  return { status: answer.status, html: createRenderer(() => 'test').render(answer.page, null) }
}

const TYPED = {
  make: 'Brand',
  model: 'Modell',
  year: 'Yr',
  price: '{"column":"Ask","pick":"(\\\\d+)"}',
  stocknum: 'No',
}

it('INTAKE-6 the mapping editor waits for a file', async () => {
  expect((await ask('GET /feeds/:name/mapping')).html).toContain('No file yet')
})

it('INTAKE-6 shows the result on the stored file as it is typed, and saves only when asked', async () => {
  const text = 'No;Brand;Modell;Yr;Ask\nU1;Kia;Rio;2021;about 21990\nU2;Kia;Rio;1066;about 9990\n'
  await uploadFile(platform, site(), KIM, 'dms', { name: 'odd.csv', content: [Buffer.from(text)] })
  const first = await ask('GET /feeds/:name/mapping')
  expect(first.html).toContain('0 of the first 2 rows are cars.')
  expect(first.html).toContain('<option value="Brand"')
  const wrong = await ask('POST /feeds/:name/mapping', 'try', { ...TYPED, model: 'Model' })
  expect(wrong.html).toContain('Not in the file</span> Model')
  expect(wrong.html).toContain('Columns that nothing uses: Modell')
  const tried = await ask('POST /feeds/:name/mapping', 'try', TYPED)
  for (const part of ['1 of the first 2 rows are cars.', '2021 Kia Rio', '$21,990', '<code>1066</code>'])
    expect(tried.html).toContain(part)
  expect((await definition())?.mapping.fields).toBeUndefined()
  expect((await ask('POST /feeds/:name/mapping', 'save', TYPED)).html).toContain('Saved.')
  expect((await definition())?.mapping.fields).toMatchObject({ make: 'Brand', price: { column: 'Ask' } })
  expect((await ask('GET /feeds/:name/mapping')).html).toContain('&quot;column&quot;:&quot;Ask&quot;}')
})

it.each([
  [{ ...TYPED, price: '{"column"' }, 'is not valid JSON'],
  [{ ...TYPED, price: '{"colum":"Ask"}' }, 'is not valid: see'],
  [{ ...TYPED, colours: 'Brand' }, 'is not a field of a car'],
])('INTAKE-6 names the field with a fault, keeps what is typed, and saves nothing: %j', async (typed, sentence) => {
  const before = await definition()
  const { status, html } = await ask('POST /feeds/:name/mapping', 'save', typed)
  expect([status, html.includes(sentence), html.includes('value="Modell"')]).toEqual([409, true, true])
  expect(await definition()).toEqual(before)
})
