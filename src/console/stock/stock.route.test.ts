import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleStaff } from '#operations/staff/testing.ts'
import { sampleCar } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { renderPage } from '../testing/render-page.ts'
import { routes as STOCK_BULK } from './bulk/stock-bulk.route.ts'
import { routes as STOCK } from './stock.route.ts'

const KIM = sampleStaff(['manager'])
const HANDLERS = { ...STOCK, ...STOCK_BULK }
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.addCars('yard', [
    sampleCar({ id: 'a', slug: 'a', stocknum: 'S1' }),
    sampleCar({
      id: 'b',
      slug: 'b',
      stocknum: 'S2',
      name: '2020 Kia Rio',
      make: 'Kia',
      model: 'Rio',
      price: null,
      km: 9_000,
      colour: 'Red',
    }),
    sampleCar({ id: 'c', slug: 'c', stocknum: 'S3', km: null, colour: null }),
  ])
})
afterAll(() => platform.close())

async function ask(address: keyof typeof HANDLERS, { query = '', actor = KIM, form = [] as [string, string][] } = {}) {
  const data = new FormData()
  for (const [name, value] of form) data.append(name, value)
  const call = { platform, params: { id: '' }, query: new URLSearchParams(query), form: data, visitor: { actor } }
  const answer: ConsoleAnswer = await HANDLERS[address](call as unknown as ConsoleCall)
  const html = 'page' in answer ? await renderPage(answer.page) : ''
  return { html, answer }
}

const OFFER: [string, string][] = [
  ['field', 'offer'],
  ['way', 'percent'],
  ['value', '10'],
  ['here', '/stock?q=s&sort=-price'],
]
const BOTH: [string, string][] = [
  ['car', 'a'],
  ['car', 'b'],
]

it('A19 the dollars of an offer are read as the buyers’ box reads them', async () => {
  const offer: [string, string][] = [
    ['field', 'offer'],
    ['way', 'off'],
    ['value', '1.5k'],
    ['do', 'preview'],
  ]
  const { html } = await ask('POST /stock/bulk', { form: [['car', 'a'], ...offer] })
  expect(html).toContain('Save one car')
  expect(html).not.toContain('Offer: whole dollars')
})

it('DESK-1 headings are links that say how the table is sorted, and lead to the other direction', async () => {
  const { html } = await ask('GET /stock', { query: 'q=rio&sort=price' })
  expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="\/stock\?q=rio&amp;sort=-price">Price/)
  expect(html.match(/aria-sort/g)).toHaveLength(1)
  expect(html.match(/stock-link">[^<]*/g)).toEqual(['stock-link">2021 Kia Rio SR5'])
})

it('DESK-1 facts that a person chose are columns: in their words, sorted as numbers, a car without one last', async () => {
  await ask('POST /stock/columns', {
    form: [
      ['column', 'km'],
      ['column', 'colour'],
      ['here', '/stock'],
    ],
  })
  const { html } = await ask('GET /stock', { query: 'sort=km' })
  expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="[^"]*sort=-km">Odometer/)
  expect(html.match(/(?<=stock-figure[^>]*>)[^<]+/g)).toEqual([
    ...['9,000 km', 'Red', '48,210 km', 'Glacier White', '–', '–'],
  ])
})

it('DESK-1 a view without a car is offered only while it is the one being shown', async () => {
  const offered = async (query: string) =>
    [...(await ask('GET /stock', { query })).html.matchAll(/class="view"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(await offered('')).toEqual(expect.arrayContaining(['Worklist', 'Not priced']))
  expect(await offered('')).not.toContain('Changed by us')
  expect(await offered('view=edited')).toContain('Changed by us')
  expect(await offered('make=Toyota')).not.toContain('Not priced')
})

it('DESK-1 a form without script leads to the address of the state', async () => {
  const { answer } = await ask('GET /stock', { query: 'view=live&q=&make=Kia&price.from=&price.to=&sort=' })
  expect(answer).toEqual({ to: '/stock?view=live&make=Kia' })
})

it('DESK-1 an offer names the car that refuses it and why, saves the others, and leads back to the same table', async () => {
  const { html } = await ask('POST /stock/bulk', { form: [...BOTH, ...OFFER, ['do', 'preview']] })
  for (const text of ['One car stays as it is', 'It has no price to take an offer from.', '$47,691', 'Save one car'])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  const seen = [...html.matchAll(/name="(shown\.[ab])" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
  )
  const unseen = await ask('POST /stock/bulk', { form: [...BOTH, ['without', 'b'], ...OFFER, ['do', 'save']] })
  expect(unseen.html).toContain('Save one car')
  const all = await ask('POST /stock/bulk', { form: [...BOTH, ...seen, ...OFFER, ['do', 'save']] })
  expect(all.html).toContain('Nothing is saved, because cars changed meanwhile.')
  const form: [string, string][] = [...BOTH, ['without', 'b'], ...seen, ...OFFER, ['do', 'save']]
  const { answer } = await ask('POST /stock/bulk', { form })
  expect(answer).toMatchObject({ to: expect.stringMatching(/^\/stock\?q=s&sort=-price&changed=1&step=/) })
})

it.each([
  ['show_on_dealer_website', 'no', 'Hide 2 cars'],
  ['status', 'sold', 'Mark 2 cars as sold'],
  ['price', '9000', 'Save 2 cars'],
])('STAFF-12 the button of a change of %s to %s says what it does to how many cars', async (field, value, text) => {
  const form: [string, string][] = [...BOTH, ['field', field], ['value', value], ['here', '/stock'], ['do', 'preview']]
  const { html } = await ask('POST /stock/bulk', { form })
  expect(html).toContain(`>${text}</button>`)
})

it.each<[string, [string, string][], string]>([
  ['no car is ticked', OFFER, 'No car is ticked.'],
  ['nothing is chosen', [['car', 'a']], 'Choose what to change of the ticked cars'],
  [
    'the amount is no number',
    [
      ['car', 'a'],
      ['field', 'offer'],
      ['way', 'off'],
      ['value', 'x'],
    ],
    'Offer: whole dollars',
  ],
  [
    'the offer ends before it begins',
    [['car', 'a'], ...OFFER, ['from', '2030-02-01'], ['until', '2030-01-01']],
    'Until: the offer would end before it begins.',
  ],
  ['the last day is over', [['car', 'a'], ...OFFER, ['until', '2020-01-01']], 'Until: that day is over.'],
])('DESK-1 says what is wrong where %s, and changes nothing', async (_, form, fault) => {
  const { html, answer } = await ask('POST /stock/bulk', { form: [...form, ['do', 'save']] })
  expect(html).toContain(fault)
  expect('page' in answer && answer.status).toBe(409)
})

it('DESK-1 forms lead back to the table and to nowhere else', async () => {
  const undo = (back: string) =>
    ask('POST /stock/views', {
      form: [
        ['do', 'remove'],
        ['id', 'x'],
        ['here', back],
      ],
    })
  expect((await undo('https://evil.example/?q=a')).answer).toEqual({ to: '/stock?q=a' })
  expect((await undo('//evil.example')).answer).toEqual({ to: '/stock' })
})

it('STAFF-5 a person who only reads ticks no cars, and still saves views and columns', async () => {
  const { html } = await ask('GET /stock', { actor: sampleStaff(['read-only'], { id: 'reader' }) })
  expect(html).not.toContain('name="car"')
  expect(html).toContain('action="/stock/columns"')
})
