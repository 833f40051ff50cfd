import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { saveFeed } from '#operations/intake/edit-feeds.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import { watchFeeds } from '#operations/intake/sweep-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { createRenderer } from '../render-console.tsx'
import { FEEDS } from './feeds.ts'

const KIM = sampleStaff(['manager'])
let platform: TestPlatform
let served = ''

const feedSources = serveFile(() => served)

beforeAll(async () => {
  platform = await createTestPlatform({ feedSources })
  const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })
  await saveFeed(platform, platform.site('yard'), KIM, definition)
})
afterAll(() => platform.close())

async function pull(cars: number) {
  const rows = Array.from(
    { length: cars },
    (_, car) => `Toyota,Corolla,2022,S${car},${20_000 + car * 100},${40_000 + car}`,
  )
  served = `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
  platform.clock.pass(15)
  return pullFeed(platform, platform.site('yard'), 'dms')
}

async function ask(
  address: keyof typeof FEEDS,
  id: string,
  act = '',
): Promise<{ html: string; answer: ConsoleAnswer }> {
  const form = new FormData()
  form.set('do', act)
  const call = { platform, params: { id }, query: new URLSearchParams(), form, visitor: { actor: KIM } }
  const answer = await FEEDS[address](call as unknown as ConsoleCall)
  const html = 'page' in answer ? createRenderer(() => 'test').render(answer.page, null) : ''
  return { html, answer }
}

it('INTAKE-6 INTAKE-3 the board says that a file waits; its page shows what it would change; approving applies it', async () => {
  await pull(20)
  expect((await ask('GET /feeds', '')).html).toContain('20 added.')
  const held = await pull(6)
  const board = await ask('GET /feeds', '')
  expect(board.html).toContain('Waits for you')
  expect(board.html).toContain(`href="/feed-runs/${held?.runId}"`)
  const page = await ask('GET /feed-runs/:id', held?.runId ?? '')
  for (const text of [
    'less than half of the 20 in stock',
    'Would be sold',
    '2022 Toyota Corolla · S19',
    'Approve and apply',
  ])
    expect(page.html).toContain(text)
  const { answer } = await ask('POST /feed-runs/:id', held?.runId ?? '', 'approve')
  expect(answer).toEqual({ to: `/feed-runs/${held?.runId}` })
  const after = await ask('GET /feed-runs/:id', held?.runId ?? '')
  expect(after.html).not.toContain('Approve and apply')
  expect(await platform.storage.forSite(platform.site('yard')).imports.availableCars()).toBe(6)
  const again = await ask('POST /feed-runs/:id', held?.runId ?? '', 'reject')
  expect(again.answer).toMatchObject({ status: 409 })
  const { DUMP } = process.env
  if (DUMP) await Promise.all([writeFile(`${DUMP}/board.html`, board.html), writeFile(`${DUMP}/run.html`, page.html)])
})

it('INTAKE-6 the board has the last file in figures and the rows of the last files as a chart; refused rows have line, value, reason and suggestion', async () => {
  await pull(21)
  served = served.replace('Toyota,Corolla,2022,S3,', 'Toyota,Corolla,1066,S3,').replace(',20100,', ',5,')
  platform.clock.pass(15)
  const run = await pullFeed(platform, platform.site('yard'), 'dms')
  const board = await ask('GET /feeds', '')
  for (const text of ['Rows in</dt><dd>21', 'Refused</dt><dd>1', 'Rows of the last files of dms', '/feeds/dms/mapping'])
    expect(board.html).toContain(text)
  const { html } = await ask('GET /feed-runs/:id', run?.runId ?? '')
  expect(html).toMatch(/year<\/strong> <code>1066<\/code> is not a year between.*Line 5/s)
  expect(html).toMatch(/price<\/strong> <code>5<\/code> is not plausible.*Plausible here: .*Line 3/s)
})

it('INTAKE-6 a stored file of before is tried with today’s mapping, and nothing changes', async () => {
  const version = await platform.storage.forSite({ slug: 'yard' }).version()
  const [last, before] = (await showFeed(platform, platform.site('yard'), KIM, 'dms')).runs
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
