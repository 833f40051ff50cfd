import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import { watchFeeds } from '#operations/intake/sweep-feeds.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { renderPage } from '../testing/render-page.ts'
import { routes as FEED_RUN } from './feed-run.route.ts'
import { routes as FEEDS } from './feeds.route.ts'

const ROUTES = { ...FEEDS, ...FEED_RUN }

const KIM = sampleStaff(['manager'])
let platform: TestPlatform
let served = ''

const feedSources = serveFile(() => served)

beforeAll(async () => {
  platform = await createTestPlatform({ feedSources })
  const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })
  await saveFeed(requestBy(platform, platform.site('yard'), KIM), definition)
})
afterAll(() => platform.close())

async function pull(cars: number) {
  const rows = Array.from(
    { length: cars },
    (_, car) => `Toyota,Corolla,2022,S${car},${20_000 + car * 100},${40_000 + car}`,
  )
  served = `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
  platform.clock.pass(15)
  return pullFeed(requestOn(platform, platform.site('yard')), 'dms')
}

async function ask(
  address: keyof typeof ROUTES,
  id: string,
  act = '',
  more: { readonly sure?: boolean; readonly actor?: typeof KIM } = {},
): Promise<{ html: string; answer: ConsoleAnswer }> {
  const form = new FormData()
  form.set('do', act)
  if (more.sure) form.set('sure', 'yes')
  const visitor = { actor: more.actor ?? KIM }
  const call = { platform, params: { id }, query: new URLSearchParams(), form, visitor }
  const answer = await ROUTES[address](call as unknown as ConsoleCall)
  const html = 'page' in answer ? (await renderPage(answer.page)).replaceAll('<!-- -->', '') : ''
  return { html, answer }
}

const available = async () => (await platform.storage.forSite(platform.site('yard')).imports.copy()).length

it('INTAKE-6 INTAKE-3 CR-B9 the board says that a file waits; approving asks with what it does, then applies it', async () => {
  await pull(20)
  expect((await ask('GET /feeds', '')).html).toContain('20 added.')
  const held = await pull(6)
  const id = held?.runId ?? ''
  const board = await ask('GET /feeds', '')
  for (const text of ['Waiting for you', '‘dms’ sent 6 cars instead of 20. Use it?', `href="/feed-runs/${id}"`])
    expect(board.html).toContain(text)
  const page = await ask('GET /feed-runs/:id', id)
  for (const text of [
    /<h1>Dms, file of \d+:\d\d [ap]m<\/h1>/,
    '‘dms’ sent 6 cars instead of 20. Use it?',
    'less than half of the 20 in stock',
    'Would be sold',
    '2022 Toyota Corolla · S19',
    'Check this file again (changes nothing)',
  ])
    expect(page.html).toMatch(text)
  const asked = await ask('POST /feed-runs/:id', id, 'approve')
  for (const text of ['Sell 14 cars?', '14 cars are marked as sold', 'You can undo it for an hour.', 'Use the file'])
    expect(asked.html).toContain(text)
  expect(await available()).toBe(20)
  const { answer } = await ask('POST /feed-runs/:id', id, 'approve', { sure: true })
  expect(answer).toEqual({ to: `/feed-runs/${id}?did=approved` })
  const after = await ask('GET /feed-runs/:id', id)
  expect(after.html).toMatch(/<h2>Marked as sold<\/h2>/)
  for (const text of ['Would be', 'Use the file']) expect(after.html).not.toContain(text)
  expect(await available()).toBe(6)
  const again = await ask('POST /feed-runs/:id', id, 'reject')
  expect(again.answer).toMatchObject({ status: 409 })
})

it('STAFF-12 an approved file is undone within the hour: the stock is as it was, and the file waits again', async () => {
  const [latest] = (await showFeed(requestBy(platform, platform.site('yard'), KIM), 'dms')).runs
  const id = latest?.id ?? ''
  expect((await ask('GET /feed-runs/:id', id)).html).toMatch(/Undo until \d+:\d\d [ap]m/)
  const { answer } = await ask('POST /feed-runs/:id/undo', id)
  expect(answer).toEqual({ to: `/feed-runs/${id}?did=undone` })
  expect(await available()).toBe(20)
  expect((await ask('GET /feed-runs/:id', id)).html).toContain('Use it?')
  expect((await ask('POST /feed-runs/:id/undo', id)).html).toContain('This can no longer be undone.')
  await ask('POST /feed-runs/:id', id, 'approve', { sure: true })
  platform.clock.pass(60)
  expect((await ask('GET /feed-runs/:id', id)).html).not.toContain('Undo until')
  expect((await ask('POST /feed-runs/:id/undo', id)).answer).toMatchObject({ status: 409 })
  expect(await available()).toBe(6)
})

it('CR-B12 a file waits for those who may decide; others read who does', async () => {
  await pull(20)
  const held = await pull(5)
  const reader = sampleStaff(['finance'])
  const [board, page] = await Promise.all([
    ask('GET /feeds', '', '', { actor: reader }),
    ask('GET /feed-runs/:id', held?.runId ?? '', '', { actor: reader }),
  ])
  for (const { html } of [board, page]) {
    expect(html).toContain('Waiting for a manager')
    expect(html).toContain('A manager decides whether to use it.')
    for (const text of ['Waiting for you', 'Use it?', 'Reject</button>']) expect(html).not.toContain(text)
  }
})

it('INTAKE-6 the board has the last file in figures and the rows of the last files as a chart; refused rows have line, value, reason and suggestion', async () => {
  await pull(21)
  served = served.replace('Toyota,Corolla,2022,S3,', 'Toyota,Corolla,1066,S3,').replace(',20100,', ',5,')
  platform.clock.pass(15)
  const run = await pullFeed(requestOn(platform, platform.site('yard')), 'dms')
  const board = await ask('GET /feeds', '')
  for (const text of ['Rows in</dt><dd>21', 'Refused</dt><dd>1', 'Rows of the last files of dms', '/feeds/dms/mapping'])
    expect(board.html).toContain(text)
  const { html } = await ask('GET /feed-runs/:id', run?.runId ?? '')
  expect(html).toMatch(/Year<\/strong> <code>1066<\/code> is not a year between.*Line 5/s)
  expect(html).toMatch(/Price<\/strong> <code>5<\/code> is not plausible.*Plausible here: .*Line 3/s)
})

it('INTAKE-6 a stored file of before is tried with today’s mapping, and nothing changes', async () => {
  const version = await platform.storage.forSite({ slug: 'yard' }).version()
  const [last, before] = (await showFeed(requestBy(platform, platform.site('yard'), KIM), 'dms')).runs
  expect(last?.id).not.toBe(before?.id)
  const tried = await ask('POST /feed-runs/:id/trial', before?.id ?? '')
  expect(tried.html).toContain('Today this file would do this: 1 changed.')
  expect(await platform.storage.forSite({ slug: 'yard' }).version()).toBe(version)
  platform.clock.pass(91 * 24 * 60)
  await watchFeeds(platform, ['yard'])
  expect((await ask('POST /feed-runs/:id/trial', before?.id ?? '')).html).toContain('no longer stored')
})

it('INTAKE-4 the board turns amber after a day of silence, then red with the words for managers’ and operators’ time', async () => {
  await pull(22)
  const badges: string[] = []
  for (const hours of [23, 1, 23, 1, 23, 1]) {
    platform.clock.pass(hours * 60)
    const { html } = await ask('GET /feeds', '')
    badges.push(/<h2>dms <span class="badge ([^<]*)<\/span>/.exec(html)?.[1] ?? '')
    expect(html.includes('Nothing has come for a while. Ask the sender of the file.')).toBe(
      badges.at(-1)?.includes('Silent'),
    )
  }
  const [amber, two, three] = [
    'warning">Silent for a day',
    'danger">Silent for two days',
    'danger">Silent for three days',
  ]
  expect(badges).toEqual(['good">Applied', amber, amber, two, two, three])
})
