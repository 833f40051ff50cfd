import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { createFeedSources } from '#gateways/feed-sources/remote-feed-sources.ts'
import { startFtpsServer, type TestFtpsServer } from '#gateways/feed-sources/testing/ftps-server.ts'
import {
  newHostKey,
  startSftpServer,
  TEST_LOGIN,
  type TestSftpServer,
} from '#gateways/feed-sources/testing/sftp-server.ts'
import { TEST_CERTIFICATE } from '#gateways/feed-sources/testing/test-certificate.ts'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { gatherNotifications } from '../notify/gather-notifications.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { showFeed } from './show-feeds.ts'
import { sweepFeeds, watchFeeds } from './sweep-feeds.ts'
import { saveFeed } from './testing.ts'
import { tryFeed } from './try-feed.ts'

/** Real servers on this machine, from their first file to three days of silence. */
const NOW = new Date('2026-11-23T00:00:00Z')
const LONG_AGO = new Date('2026-11-22T00:00:00Z')
const KIM = sampleStaff(['manager'])
const WAYS = ['https', 'sftp', 'ftps'] as const
type Way = (typeof WAYS)[number]

let web: TestHttpServer
let sftp: TestSftpServer
let ftps: TestFtpsServer
let answer: (response: ServerResponse) => void
let platform: TestPlatform

beforeAll(async () => {
  ;[web, sftp, ftps] = await Promise.all([
    startHttpServer((_call, response) => answer(response)),
    startSftpServer(),
    startFtpsServer(),
  ])
})
afterAll(() => Promise.all([web.close(), sftp.close(), ftps.close()]))
afterEach(() => platform.close())

const site = () => platform.site('yard')
const csv = (cars: number) =>
  `make,model,year,stocknum,price,km\n${Array.from({ length: cars }, (_, car) => `Kia,Rio,2022,S${car},${20_000 + car},${40_000 + car}\n`).join('')}`

/** The dealer's file from now on; null: the server is gone. */
async function serve(text: string | null): Promise<void> {
  answer = (response) => void (text === null ? response.destroy() : response.end(text))
  Object.assign(sftp.file, { content: Buffer.from(text ?? ''), modifiedAt: LONG_AGO, isGone: text === null })
  await ftps.serve(text ?? '', LONG_AGO)
  ftps.refuse(text === null)
}

function definitionOf(way: Way, hostKey = sftp.hostKey) {
  const addresses = {
    https: `https://${new URL(web.origin).host}/stock.csv`,
    sftp: `sftp://127.0.0.1:${sftp.port}/out/stock.csv`,
    ftps: `ftps://127.0.0.1:${ftps.port}/stock.csv`,
  }
  const username = way === 'https' ? '' : TEST_LOGIN.username
  const definition = feedDefinitionSchema.parse({ name: 'stock', way, address: addresses[way], username, hostKey })
  // The test's HTTP server has no TLS.
  return way === 'https' ? { ...definition, address: `${web.origin}/stock.csv` } : definition
}

async function platformWith(way: Way): Promise<void> {
  const inside = [new URL(web.origin).host, `127.0.0.1:${sftp.port}`, `127.0.0.1:${ftps.port}`]
  const feedSources = createFeedSources({
    secrets: { 'yard--stock': TEST_LOGIN.password },
    insideHosts: { yard: inside },
    authorities: [TEST_CERTIFICATE.cert],
  })
  platform = await createTestPlatform({ now: NOW, feedSources, colleagues: sampleColleagues([KIM]) })
  await saveFeed(requestBy(platform, site(), KIM), definitionOf(way))
}

/** Time passes, and the worker's rounds run. Returns what the board would say. */
async function hoursLater(hours: number) {
  platform.clock.pass(hours * 60)
  await sweepFeeds(platform, ['yard'])
  await watchFeeds(platform, ['yard'])
  await gatherNotifications(platform, ['yard'])
  await sweepOutbox(platform, ['yard'])
  const { silence, runs } = await showFeed(requestBy(platform, site(), KIM), 'stock')
  return [runs[0]?.outcome, silence, platform.mailer.sent.length, platform.alerters[0].sent.length]
}

describe.each(WAYS)('INTAKE-2 a real server over %s', (way) => {
  it('INTAKE-4 a server that is gone for three days: 24 hours amber, 48 a mail, 72 the operators, and the next file ends it', async () => {
    await serve(csv(20))
    await platformWith(way)
    expect(await hoursLater(1)).toEqual(['applied', 'none', 0, 0])
    await serve(null)
    expect(await hoursLater(23)).toEqual(['unreachable', 'none', 0, 0])
    expect(await hoursLater(1)).toEqual(['unreachable', 'console', 0, 0])
    expect(await hoursLater(23)).toEqual(['unreachable', 'console', 0, 0])
    expect(await hoursLater(1)).toEqual(['unreachable', 'managers', 1, 0])
    expect(await hoursLater(24)).toEqual(['unreachable', 'operators', 1, 1])
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(20)
    await serve(csv(21))
    expect(await hoursLater(2)).toEqual(['applied', 'none', 1, 1])
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(21)
  })

  it('INTAKE-3 an empty file changes nothing, and one ten times as long is applied', async () => {
    await serve(csv(20))
    await platformWith(way)
    await hoursLater(1)
    await serve('')
    const [outcome] = await hoursLater(1)
    // The FTP server of the tests does not say the size of an empty file.
    expect(outcome).toBe(way === 'ftps' ? 'unreachable' : 'unusable')
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(20)
    await serve(csv(200))
    expect((await hoursLater(2))[0]).toBe('applied')
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(200)
  })

  it('INTAKE-1 a trial shows the file and its first cars, and changes nothing', async () => {
    await serve(csv(20))
    await platformWith(way)
    const before = await showFeed(requestBy(platform, site(), KIM), 'stock')
    const trial = await tryFeed(requestBy(platform, site(), KIM), definitionOf(way))
    expect(trial).toMatchObject({ ok: true, fileName: 'stock.csv', bytes: csv(20).length, result: { usable: 20 } })
    if (trial.ok) expect(trial.result.cars[0]).toMatchObject({ title: '2022 Kia Rio', stocknum: 'S0', price: 20_000 })
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(0)
    expect(before.runs).toEqual([])
    expect(await showFeed(requestBy(platform, site(), KIM), 'stock')).toEqual(before)
  })
})

it('INTAKE-1 a trial over SFTP shows the key of an unknown server, which then has to be the same', async () => {
  await serve(csv(3))
  await platformWith('sftp')
  const first = await tryFeed(requestBy(platform, site(), KIM), { ...definitionOf('sftp'), hostKey: '' })
  expect(first).toMatchObject({ ok: false, hostKey: sftp.hostKey, advice: expect.stringContaining('confirm it') })
  expect(await tryFeed(requestBy(platform, site(), KIM), definitionOf('sftp'))).toMatchObject({ ok: true })
  const other = newHostKey().fingerprint
  const changed = await tryFeed(requestBy(platform, site(), KIM), definitionOf('sftp', other))
  expect(changed).toMatchObject({ ok: false, hostKey: sftp.hostKey })
  if (!changed.ok) for (const key of [other, sftp.hostKey]) expect(changed.sentence).toContain(key)
  await saveFeed(requestBy(platform, site(), KIM), definitionOf('sftp', other))
  expect((await hoursLater(1))[0]).toBe('unreachable')
  const { runs } = await showFeed(requestBy(platform, site(), KIM), 'stock')
  for (const key of [other, sftp.hostKey]) expect(runs[0]?.sentence).toContain(key)
})
