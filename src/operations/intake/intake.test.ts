import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { NO_MARKS } from '#domain/intake/settled-file.ts'
import { ROLES, roleMay } from '#domain/staff/roles.ts'
import type { Pulled } from '#gateways/feed-sources/feed-sources.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { gatherNotifications } from '../notify/gather-notifications.ts'
import { showNotifications } from '../notify/show-notifications.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { approveRun, pullNow, rejectRun, tryRun, uploadFile } from './manage-feeds.ts'
import { pullFeed } from './pull-feed.ts'
import { showFeed, showFeeds, showRun } from './show-feeds.ts'
import { sweepFeeds, watchFeeds } from './sweep-feeds.ts'
import { saveFeed } from './testing.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['manager'])
const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })

let platform: TestPlatform
/** What the dealer's server does now: a file's text, or another outcome. */
let served: string | Exclude<Pulled, { kind: 'fetched' }>
let pulls = 0

const feedSources = serveFile(() => {
  pulls += 1
  return served
})

beforeAll(async () => {
  const colleagues = sampleColleagues([KIM, sampleStaff(['sales'], { id: 'sam', email: 'sam@yard.example' })])
  const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
  platform = await createTestPlatform({ now: NOW, sites, feedSources, colleagues })
  await saveFeed(requestBy(platform, site(), KIM), definition)
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const feed = async () => (await showFeeds(requestBy(platform, site(), KIM)))[0]
const stock = async () => (await platform.storage.forSite(site()).imports.copy()).length

function csv(cars: number, price = (car: number) => 20_000 + car * 100): string {
  const rows = Array.from({ length: cars }, (_, car) => `Toyota,Corolla,2022,S${car},${price(car)},${40_000 + car}`)
  return `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
}

async function pull(next: typeof served) {
  served = next
  platform.clock.pass(20)
  return pullFeed(requestOn(platform, site()), 'dms')
}

describe('INTAKE-2 a feed that runs by itself', () => {
  it('INTAKE-1 is pulled when its time comes, by one process', async () => {
    served = csv(20)
    expect(await sweepFeeds(platform, ['yard'])).toBe(0)
    platform.clock.pass(20)
    expect(await sweepFeeds(platform, ['rival'])).toBe(0)
    const both = await Promise.all([sweepFeeds(platform, ['yard']), sweepFeeds(platform, ['yard'])])
    expect([both.toSorted(), pulls, await stock()]).toEqual([[0, 1], 1, 20])
    expect(await sweepFeeds(platform, ['yard'])).toBe(0)
    const found = await feed()
    expect(found?.runs.map(({ outcome, sentence }) => [outcome, sentence])).toEqual([['applied', '20 added.']])
    expect(found?.feed.nextPullAt?.getTime()).toBeGreaterThan(platform.clock.now().getTime())
  })

  it('INTAKE-2 the same file changes nothing but the time of the last one', async () => {
    const version = await platform.storage.forSite(site()).version()
    expect(await pull(csv(20))).toMatchObject({ outcome: 'same', runId: null })
    expect(await pull({ kind: 'unchanged' })).toMatchObject({ outcome: 'same' })
    const found = await feed()
    expect(found?.feed.receivedAt).toEqual(platform.clock.now())
    expect([found?.runs.length, await platform.storage.forSite(site()).version()]).toEqual([1, version])
  })

  it('INTAKE-2 looks again in a minute while a file grows', async () => {
    await pull({ kind: 'growing', look: { marks: { ...NO_MARKS, size: 5 }, at: NOW } })
    const found = await feed()
    expect(found?.feed.nextPullAt?.getTime()).toBe(platform.clock.now().getTime() + 60_000)
    expect(found?.feed.lastLook).toMatchObject({ marks: { size: 5 }, at: NOW })
  })

  it('INTAKE-2 counts equal failures as one run', async () => {
    for (let tries = 0; tries < 3; tries += 1) await pull({ kind: 'failed', fault: 'cannot be reached' })
    const found = await feed()
    expect(found?.runs[0]).toMatchObject({
      outcome: 'unreachable',
      times: 3,
      sentence: 'The server cannot be reached.',
    })
    expect(found?.feed.failures).toBe(3)
    expect(await stock()).toBe(20)
  })
})

describe('INTAKE-3 a held file', () => {
  it('INTAKE-3 shows what it would change, changes nothing, and is applied when staff approve it', async () => {
    const held = await pull(csv(8))
    expect(held).toMatchObject({
      outcome: 'held',
      sentence: 'stock.csv has 8 usable cars, less than half of the 20 in stock.',
    })
    expect(await stock()).toBe(20)
    const run = await showRun(requestBy(platform, site(), KIM), held?.runId ?? '')
    expect(run.report).toMatchObject({ sold: 12, added: 0 })
    const { preview } = run.report as { preview: { sold: { title: string; price: number }[] } }
    expect([preview.sold.length, preview.sold[0]]).toMatchObject([12, { title: '2022 Toyota Corolla', price: 21_900 }])
    expect(await approveRun(requestBy(platform, site(), KIM), run.id)).toEqual({ isDone: true, sentence: '12 sold.' })
    expect([await stock(), (await feed())?.held]).toEqual([8, null])
    expect(await approveRun(requestBy(platform, site(), KIM), run.id)).toBeNull()
    const filter = { personId: null, object: run.id, from: null, until: null }
    const rows = await platform.storage.forSite(site()).audit.list(filter, 10, null)
    expect(rows).toMatchObject([{ action: 'feed.run', before: { outcome: 'held' }, after: { outcome: 'approved' } }])
  })

  it('INTAKE-3 previews prices, and does not ask again about a file that staff rejected', async () => {
    const half = csv(8, (car) => (car < 4 ? 200_000 : 20_000 + car * 100))
    const held = await pull(half)
    const run = await showRun(requestBy(platform, site(), KIM), held?.runId ?? '')
    expect(run).toMatchObject({ outcome: 'held', report: { preview: { repricedCount: 4 } } })
    const { preview } = run.report as { preview: { repriced: object[] } }
    expect(preview.repriced[0]).toEqual({
      title: '2022 Toyota Corolla',
      stocknum: 'S0',
      price: 200_000,
      before: 20_000,
    })
    await rejectRun(requestBy(platform, site(), KIM), run.id)
    expect(await pull(half)).toMatchObject({ outcome: 'same' })
    expect((await feed())?.held).toBeNull()
  })

  it('INTAKE-3 a later good file replaces a held one, which nobody can approve any more', async () => {
    const held = await pull(csv(2))
    expect(await pull(csv(9))).toMatchObject({ outcome: 'applied' })
    expect((await showRun(requestBy(platform, site(), KIM), held?.runId ?? '')).outcome).toBe('replaced')
    expect(await approveRun(requestBy(platform, site(), KIM), held?.runId ?? '')).toBeNull()
    expect(await stock()).toBe(9)
  })

  it.each([
    ['an empty file', ''],
    ['only the first line', 'make,model,year,stocknum,price,km\n'],
    ['a page of an error', '<html><body>Gateway timeout</body></html>'],
  ])('INTAKE-3 %s never changes the stock', async (_name, text) => {
    expect(await pull(text)).toMatchObject({ outcome: 'unusable' })
    expect(await stock()).toBe(9)
  })

  it('INTAKE-2 half a file is held', async () => {
    const whole = csv(9, (car) => 20_001 + car * 100)
    expect(await pull(whole.slice(0, whole.length - 12))).toMatchObject({ outcome: 'held' })
    expect(await stock()).toBe(9)
  })

  it('INBOX-13 a held file is a notification of people who run feeds, once however often it is looked at', async () => {
    await watchFeeds(platform, ['yard'])
    await watchFeeds(platform, ['yard'])
    await gatherNotifications(platform, ['yard'])
    await sweepOutbox(platform, ['yard'])
    const { runs } = await showFeed(requestBy(platform, site(), KIM), 'dms')
    const [shown, ...others] = await showNotifications(requestBy(platform, site(), KIM))
    const held = runs.find(({ outcome }) => outcome === 'held')
    expect(shown).toMatchObject({
      text: expect.stringMatching(/^‘dms’ sent a file that (?!looks).*\. Use it\?$/),
      href: `/feed-runs/${held?.id}`,
    })
    expect(others).toEqual([])
    const sam = sampleStaff(['sales'], { id: 'sam', email: 'sam@yard.example' })
    expect(await showNotifications(requestBy(platform, site(), sam))).toEqual([])
  })

  it('INBOX-13 CR-B9 the notification of a held file has its figures', async () => {
    expect(await pull(csv(2))).toMatchObject({ outcome: 'held' })
    await watchFeeds(platform, ['yard'])
    await gatherNotifications(platform, ['yard'])
    await sweepOutbox(platform, ['yard'])
    const [shown] = await showNotifications(requestBy(platform, site(), KIM))
    expect(shown?.text).toBe('‘dms’ sent 2 cars instead of 9. Use it?')
  })

  it('INTAKE-6 tries a stored file without changing anything, and takes an uploaded one', async () => {
    const [first] = (await showFeed(requestBy(platform, site(), KIM), 'dms')).runs.filter(
      ({ sentence }) => sentence === '20 added.',
    )
    const tried = await tryRun(requestBy(platform, site(), KIM), first?.id ?? '')
    expect(tried).toMatchObject({ ok: true, report: { added: 0, changed: 11, preview: { added: [] } } })
    expect(await stock()).toBe(9)
    const file = { name: 'by-hand.csv', content: [Buffer.from(csv(10))] }
    expect(await uploadFile(requestBy(platform, site(), KIM), 'dms', file)).toMatchObject({
      outcome: 'applied',
      sentence: '1 changed.',
    })
  })
})

describe('INTAKE-5 a car that is missing', () => {
  const without = (lines: string, ...gone: readonly string[]) =>
    lines
      .split('\n')
      .filter((line) => !gone.some((stocknum) => line.includes(`,${stocknum},`)))
      .join('\n')
  const statusOf = async (stocknum: string) =>
    (await platform.storage.forSite(site()).cars.ofDesk(NOW)).find((car) => car.stocknum === stocknum)?.status

  it('INTAKE-5 is sold after two files in a row without it, and the same file is not a second one', async () => {
    await pull(csv(12))
    const version = await platform.storage.forSite(site()).version()
    const first = without(csv(12), 'S3')
    expect(await pull(first)).toMatchObject({ outcome: 'applied', sentence: '1 missing, still for sale.' })
    expect(await pull(first)).toMatchObject({ outcome: 'same' })
    expect([await statusOf('S3'), await platform.storage.forSite(site()).version()]).toEqual(['in_stock', version])
    expect(await pull(without(csv(13), 'S3'))).toMatchObject({ sentence: '1 changed, 1 sold.' })
    expect(await statusOf('S3')).toBe('sold')
  })

  it('INTAKE-5 counts from the start when it was in a file between', async () => {
    await pull(csv(13))
    await pull(without(csv(13), 'S4'))
    await pull(csv(14))
    expect(await pull(without(csv(14), 'S4'))).toMatchObject({ sentence: '1 missing, still for sale.' })
    expect(await pull(without(csv(14), 'S4', 'S5'))).toMatchObject({
      sentence: '1 sold, 1 missing, still for sale.',
    })
  })

  it('INTAKE-5 is sold after one file where the site says so, and where staff approve the file', async () => {
    await pull(csv(14))
    const once = { ...site(), intake: { ...site().intake, soldAfterFiles: 1 } }
    served = without(csv(14), 'S6')
    platform.clock.pass(20)
    expect(await pullFeed(requestOn(platform, once), 'dms')).toMatchObject({ sentence: '1 sold.' })
    const held = await pull(csv(3))
    expect(await tryRun(requestBy(platform, site(), KIM), held?.runId ?? '')).toMatchObject({ report: { sold: 10 } })
    expect(await approveRun(requestBy(platform, site(), KIM), held?.runId ?? '')).toMatchObject({
      sentence: '10 sold.',
    })
    await pull(csv(10))
  })
})

describe('INTAKE-4 silence', () => {
  it('INTAKE-4 a server that is gone for three days: amber, then managers, then operators, each once', async () => {
    served = { kind: 'failed', fault: 'cannot be reached' }
    const mails = platform.mailer.sent.length
    const seen: string[] = []
    for (let hour = 0; hour < 96; hour += 8) {
      platform.clock.pass(8 * 60)
      await sweepFeeds(platform, ['yard'])
      await watchFeeds(platform, ['yard'])
      await gatherNotifications(platform, ['yard'])
      await sweepOutbox(platform, ['yard'])
      const sent = [platform.mailer.sent.length - mails, platform.alerters[0].sent.length]
      const now = `${(await feed())?.silence} ${sent.join(' ')}`
      if (seen.at(-1) !== now) seen.push(now)
    }
    expect(seen).toEqual(['none 0 0', 'console 0 0', 'managers 1 0', 'operators 1 1'])
    expect(platform.mailer.sent.at(-1)).toMatchObject({
      to: KIM.email,
      subject: 'Nothing has come from ‘dms’ for two days. (Sample Motors)',
      text: expect.stringContaining('The last try: The server cannot be reached.'),
    })
    expect(await pull(csv(10))).toMatchObject({ outcome: 'same' })
    expect((await feed())?.silence).toBe('none')
  })

  it('INTAKE-6 forgets files after 90 days, and keeps what they did', async () => {
    platform.clock.pass(91 * 24 * 60)
    await watchFeeds(platform, ['yard'])
    const { runs } = await showFeed(requestBy(platform, site(), KIM), 'dms')
    expect([runs.length > 5, runs.some(({ hasFile }) => hasFile)]).toEqual([true, false])
    expect(await tryRun(requestBy(platform, site(), KIM), runs.at(-1)?.id ?? '')).toBeNull()
  })
})

it('INTAKE-2 a file ten times as long is applied, and the old length is then held', async () => {
  const before = await stock()
  expect(await pull(csv(before * 10))).toMatchObject({ outcome: 'applied' })
  expect(await stock()).toBe(before * 10)
  expect(await pull(csv(before))).toMatchObject({ outcome: 'held' })
  expect(await stock()).toBe(before * 10)
})

it('STAFF-5 refuses roles without the right, and another site’s runs', async () => {
  const { runs } = await showFeed(requestBy(platform, site(), KIM), 'dms')
  const id = runs[0]?.id ?? ''
  const rival = sampleStaff(['owner'], { siteSlug: 'rival' })
  const refused = ROLES.filter((role) => !roleMay([role], 'feed.run')).map((role) => sampleStaff([role]))
  for (const actor of [...refused, rival]) {
    await expect(approveRun(requestBy(platform, site(), actor), id)).rejects.toThrow('feed.run')
    await expect(rejectRun(requestBy(platform, site(), actor), id)).rejects.toThrow('feed.run')
    await expect(tryRun(requestBy(platform, site(), actor), id)).rejects.toThrow('feed.run')
    await expect(pullNow(requestBy(platform, site(), actor), 'dms')).rejects.toThrow('feed.run')
    await expect(saveFeed(requestBy(platform, site(), actor), definition)).rejects.toThrow('feed.edit')
  }
  await expect(rejectRun(requestBy(platform, platform.site('rival'), rival), id)).rejects.toThrow('absent')
  await expect(showFeed(requestBy(platform, platform.site('rival'), rival), 'dms')).rejects.toThrow('absent')
})
