import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabaseIn } from '#storage/testing.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from '../kill/killed-process.ts'
import { jumpClock, wrongClock } from '../setup/run-clock.ts'
import { liveBytes, MEASURED } from './live-memory.ts'
import { type Mood, type MoodyMailServer, openMoodyMailServer } from './moody-mail-server.ts'
import { type Storm, startStorm } from './storm.ts'
import { expectServing, expectStored, MAIL_PATIENCE } from './storm-expectations.ts'
import { DEALER, SLUG, STORM_LIMITS, stormFeed, writeStormSite } from './storm-site.ts'

/** Number of leads during each trouble, and of mail attempts that meet it. */
const IN_EACH = 20
const PRICE = 10_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let folder: string
let dataFolder: string
let mail: MoodyMailServer
let server: RunningServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  dataFolder = join(folder, 'data')
  await writeStormSite(join(folder, 'sites'))
  await emptyDatabaseIn(dataFolder)
  mail = await openMoodyMailServer()
  server = await start()
  await importStock()
})
afterEach(async () => {
  await server?.stop('SIGKILL')
  await mail?.close()
  await rm(folder, { recursive: true, force: true })
})

it('H3 M8 FORM-13 every lead reaches the dealer through each trouble of a mail server, a kill, and a clock that jumps', async () => {
  const storm = startStorm({ servers: () => [server], leadWorkers: 2, pageWorkers: 1, paceMs: 300 })
  await storm.more(IN_EACH)
  await expectArrived(storm)
  const memoryBefore = await liveBytes(server)

  for (const mood of REFUSING) await meet(mood, storm)
  await meet('slow', storm)
  mail.be('well')
  await mail.close()
  const failed = await failedDeliveries()
  await storm.more(IN_EACH)
  await expect.poll(failedDeliveries, { timeout: 120_000 }).toBeGreaterThan(failed + IN_EACH)
  await mail.open()
  // All concurrent deliveries of one dealer hang, and leads are still accepted.
  await meet('silent', storm, SLOTS_OF_A_SITE)
  await server.end('SIGKILL')

  // Three days later by the process's clock all waits are over.
  mail.be('well')
  server = await start(wrongClock(3 * DAY_MS))
  await storm.more(IN_EACH)
  await expectArrived(storm)
  // Retries of failures from now on are due three days ahead of the next clock.
  await meet('busy-at-rcpt', storm)
  mail.be('well')
  jumpClock(server, -2 * HOUR_MS)
  await expect
    .poll(async () => (await readiness()).warnings, { timeout: 120_000 })
    .toEqual([expect.stringContaining('jumped back by 3 days')])
  expect((await readiness()).status).toBe('ready')
  await storm.more(IN_EACH)
  await storm.stop()
  expect(await liveBytes(server)).toBeLessThan(memoryBefore + 50_000_000)
  expect(await server.end()).toBe(0)

  server = await start()
  await expectArrived(storm)
  expectNoneTwice()
  await expectServing([server], PRICE)
  expect(storm.pages.read).toBeGreaterThan(storm.pages.failed)
  expect(await server.end()).toBe(0)
  await expectStored({ dataFolder }, storm)
}, 600_000)

const REFUSING: readonly Mood[] = ['busy-at-rcpt', 'refuses-sender', 'refuses-content']
/** Concurrent mails for one site (operations/sending/delivery-lanes.ts). */
const SLOTS_OF_A_SITE = 8

/** Puts the mail server in a mood until enough attempts have met it, while leads are accepted. */
async function meet(mood: Mood, storm: Storm, attempts = IN_EACH): Promise<void> {
  const before = mail.met[mood]
  mail.be(mood)
  await storm.more(IN_EACH)
  await expect.poll(() => mail.met[mood] - before, { timeout: 120_000 }).toBeGreaterThanOrEqual(attempts)
}

/** Every lead acknowledged so far has its mails to the dealer and the buyer. */
async function expectArrived(storm: Storm): Promise<void> {
  const leads = [...storm.acknowledged.values()]
  const missing = () => {
    const arrived = new Set(mail.arrived.map(({ to, messageId }) => `${leadOf(messageId)} ${receiver(to)}`))
    return leads.filter((lead) => !arrived.has(`${lead} dealer`) || !arrived.has(`${lead} buyer`))
  }
  await expect.poll(missing, MAIL_PATIENCE).toEqual([])
}

function receiver(to: string): 'dealer' | 'buyer' {
  return to === DEALER ? 'dealer' : 'buyer'
}

/** Second copies of a mail have the same Message-ID, by which mail readers drop them. */
function expectNoneTwice(): void {
  const ids = new Map<string, Set<string>>()
  for (const { to, messageId } of mail.arrived) {
    const key = `${leadOf(messageId)} ${to}`
    ids.set(key, (ids.get(key) ?? new Set()).add(messageId))
  }
  expect([...ids].filter(([, each]) => each.size > 1)).toEqual([])
}

function leadOf(messageId: string): string | null {
  return /^lead-([0-9a-f-]{36})\./.exec(messageId)?.[1] ?? null
}

/** Deliveries that wait for another attempt. */
async function failedDeliveries(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.operationsPort}/metrics`)).text()
  const counts = text.matchAll(/^forecourt_lead_deliveries\{site="yard",kind="\w+",state="failed"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

async function readiness(): Promise<{ readonly status: string; readonly warnings: readonly string[] }> {
  return (await fetch(`http://127.0.0.1:${server.operationsPort}/readyz`)).json()
}

function start(clock: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  return startServer(
    {
      SITES_DIR: join(folder, 'sites'),
      SMTP_URL: mail.url,
      ...STORM_LIMITS,
      LOG_LEVEL: 'silent',
      ...clock,
      ...MEASURED,
    },
    dataFolder,
  )
}

async function importStock(): Promise<void> {
  const file = join(folder, 'feed.csv')
  await writeFile(file, stormFeed(PRICE))
  const environment = { DATA_DIR: dataFolder, SITES_DIR: join(folder, 'sites') }
  const { status } = await runUntil('src/server/forecourt.ts', ['stock', 'import', '--site', SLUG, file], environment)
  expect(status).toBe(0)
}
