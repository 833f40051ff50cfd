import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { type FeedReaders, openFeedReaders } from '#gateways/feeds/feed-reader.ts'
import { FEEDS_READ_HERE } from '#gateways/feeds/feeds-read-here.ts'
import { DEEP_XML } from '#gateways/feeds/testing/deep-xml.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { uploadFile } from './manage-feeds.ts'
import { pullFeed } from './pull-feed.ts'
import { showFeeds } from './show-feeds.ts'
import { saveFeed } from './testing.ts'
import { tryFeed } from './try-feed.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['manager'])
const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })
const CSV = 'make,model,year,stocknum,price,km\nToyota,Corolla,2022,S1,20000,40000\n'

const bounded = openFeedReaders({ heapMegabytes: 64 })
let platform: TestPlatform
/** The file of the dealer's server. */
let served: string
/** Files that were read, or begun to be. */
let opened: number

beforeEach(async () => {
  const readers = { imports: counting(bounded.imports), trials: counting(bounded.trials) }
  const feedSources = serveFile(() => served)
  platform = await createTestPlatform({
    now: NOW,
    feedSources,
    feedReaders: readers,
    colleagues: sampleColleagues([KIM]),
  })
  opened = 0
  await saveFeed(byKim(), definition)
})
afterEach(() => platform.close())
afterAll(() => Promise.all([bounded.imports.close(), bounded.trials.close()]))

function counting(reader: FeedReaders['imports']): FeedReaders['imports'] {
  return {
    ...reader,
    open: (...file) => {
      opened += 1
      return reader.open(...file)
    },
  }
}

const site = () => platform.site('yard')
const byKim = (on = platform) => requestBy(on, site(), KIM)
const runs = async () => (await showFeeds(byKim()))[0]?.runs ?? []
const stock = async () => (await platform.storage.forSite(site()).imports.copy()).length

async function pull(on: TestPlatform = platform) {
  platform.clock.pass(20)
  return pullFeed(requestOn(on, site()), 'dms')
}

it('H4-3 a file that takes too much memory is set aside with a sentence and an alert, and is not read again', async () => {
  served = DEEP_XML
  const done = await pull()
  expect(done).toMatchObject({
    outcome: 'unusable',
    sentence: expect.stringMatching(/^stock\.csv was set aside: reading it takes too much memory\. .* smaller file/),
  })
  expect((await runs())[0]).toMatchObject({ id: done?.runId, outcome: 'unusable', hasFile: false })
  expect(platform.alerters[0].sent.map(({ mark }) => mark)).toEqual(['feed-file-aside-yard-dms'])
  expect(opened).toBe(1)
  // Another process, and a person who uploads or tries it.
  const later = { ...platform }
  expect(await pull(later)).toMatchObject({ outcome: 'same', sentence: done?.sentence })
  const upload = { name: 'stock.xml', content: [Buffer.from(DEEP_XML)] }
  expect(await uploadFile(byKim(later), 'dms', upload)).toMatchObject({ outcome: 'same', sentence: done?.sentence })
  expect(await tryFeed(byKim(later), definition)).toMatchObject({ ok: false, sentence: done?.sentence })
  expect(opened).toBe(1)
  served = CSV
  expect(await pull()).toMatchObject({ outcome: 'applied' })
  expect(await stock()).toBe(1)
  expect(platform.alerters[0].sent).toHaveLength(1)
})

it('H4-3 a file whose reading a process did not survive is set aside unread, until the feed is saved', async () => {
  served = CSV
  const hanging = { ...FEEDS_READ_HERE.imports, open: () => new Promise<never>(() => {}) }
  const ended = { ...platform, feedReaders: { ...platform.feedReaders, imports: hanging } }
  void pull(ended)
  const unread = async () => (await platform.storage.forSite(site()).feeds.find('dms'))?.unread
  await expect.poll(unread).toMatchObject({ sentence: null })
  const upload = { name: 'stock.csv', content: [Buffer.from(CSV)] }
  expect(await uploadFile(byKim(), 'dms', upload)).toMatchObject({ outcome: 'growing' })
  expect(await pull()).toMatchObject({ outcome: 'unusable', sentence: expect.stringMatching(/server ended while/) })
  expect(platform.alerters[0].sent.map(({ mark }) => mark)).toEqual(['feed-file-aside-yard-dms'])
  expect(await pull()).toMatchObject({ outcome: 'same' })
  expect(opened).toBe(0)
  await saveFeed(byKim(), definition)
  expect(await pull()).toMatchObject({ outcome: 'applied' })
})

it('H4-3 a reading that could not begin says nothing about the file: it is read at the next look', async () => {
  served = CSV
  const closed = openFeedReaders()
  await closed.imports.close()
  const closing = { ...platform, feedReaders: closed }
  expect(await pull(closing)).toMatchObject({ outcome: 'broken' })
  expect(await pull()).toMatchObject({ outcome: 'applied' })
})
