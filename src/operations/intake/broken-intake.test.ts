import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { approveRun, uploadFile } from './manage-feeds.ts'
import { pullFeed } from './pull-feed.ts'
import { showFeeds } from './show-feeds.ts'
import { saveFeed } from './testing.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['manager'])
const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })

let platform: TestPlatform
/** The file of the dealer's server. */
let served: string

const feedSources = serveFile(() => served)

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

async function pull(next: string) {
  served = next
  platform.clock.pass(20)
  return pullFeed(requestOn(platform, site()), 'dms')
}

describe('S3-2 an error of our own', () => {
  const full = async () => {
    throw new Error('the store of files is full')
  }
  const broken = () => ({ ...platform, objects: { ...platform.objects, write: full } })

  it('S3-2 while a file is pulled is a run on the board, alerts the operator once, and is tried again', async () => {
    expect(await pull(csv(9))).toMatchObject({ outcome: 'applied' })
    served = csv(11)
    for (let round = 0; round < 2; round += 1) {
      platform.clock.pass(20)
      expect(await pullFeed(requestOn(broken(), site()), 'dms')).toMatchObject({ outcome: 'broken' })
    }
    const found = await feed()
    expect(found?.runs[0]).toMatchObject({
      outcome: 'broken',
      times: 2,
      sentence: expect.stringContaining('our fault'),
    })
    expect(found?.feed.failures).toBe(2)
    expect(found?.feed.nextPullAt?.getTime()).toBeLessThanOrEqual(platform.clock.now().getTime() + 120_000)
    expect(platform.alerters[0].sent.map(({ mark }) => mark)).toEqual(['feed-broken-yard-dms'])
    expect(await stock()).toBe(9)
    expect(await pull(csv(11))).toMatchObject({ outcome: 'applied' })
  })

  it('S3-2 while a file is uploaded is a run too, but an upload that breaks off is not', async () => {
    await pull(csv(11, (car) => 21_000 + car))
    platform.clock.pass(1)
    const file = { name: 'by-hand.csv', content: [Buffer.from(csv(12))] }
    const done = await uploadFile(requestBy(broken(), site(), KIM), 'dms', file)
    expect(done).toMatchObject({ outcome: 'broken', sentence: expect.stringContaining('our fault') })
    expect((await feed())?.runs[0]?.id).toBe(done.runId)
    async function* cut() {
      yield Buffer.from('make,model')
      throw new Error('the browser went away')
    }
    await expect(
      uploadFile(requestBy(platform, site(), KIM), 'dms', { name: 'half.csv', content: cut() }),
    ).rejects.toThrow('went')
    expect((await feed())?.runs[0]?.id).toBe(done.runId)
  })

  it('S3-2 while a held file is approved is a sentence and a run, and the file stays held', async () => {
    expect(await pull(csv(40))).toMatchObject({ outcome: 'applied' })
    const held = await pull(csv(8))
    expect(held).toMatchObject({ outcome: 'held' })
    platform.clock.pass(1)
    const failing = { ...platform, objects: { ...platform.objects, read: full } }
    const done = await approveRun(requestBy(failing, site(), KIM), held?.runId ?? '')
    expect(done).toMatchObject({ isDone: false, sentence: expect.stringContaining('our fault') })
    expect((await feed())?.runs[0]).toMatchObject({ outcome: 'broken' })
    expect(await stock()).toBe(40)
    expect(await approveRun(requestBy(platform, site(), KIM), held?.runId ?? '')).toMatchObject({ isDone: true })
  })

  it.each(['x'.repeat(59), 'x'.repeat(60), 'x'.repeat(58)])(
    'S3-2 a cell with an emoji at the cut of the report stops no file',
    async (before) => {
      const text = csv(9).replace('20000', `"${before}😀😀 not a number"`)
      expect(await pull(text)).toMatchObject({ outcome: expect.stringMatching(/applied|held/) })
    },
  )
})
