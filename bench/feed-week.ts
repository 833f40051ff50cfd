// A week of a feed over the real listings, pulled each quarter of an hour: what the board says at each step.
//   node bench/feed-week.ts [cars]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { createFeedSources } from '#gateways/feed-sources/remote-feed-sources.ts'
import { startHttpServer } from '#gateways/testing/http-server.ts'
import { sampleColleagues } from '#operations/inbox/testing.ts'
import { approveRun, rejectRun } from '#operations/intake/manage-feeds.ts'
import { showFeeds } from '#operations/intake/show-feeds.ts'
import { sweepFeeds, watchFeeds } from '#operations/intake/sweep-feeds.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sweepNotifications } from '#operations/sending/sweep-notifications.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createTestPlatform } from '#operations/testing.ts'
import type { ConsoleCall } from '../src/console/console-call.ts'
import type { FeedsPage } from '../src/console/feeds/feed-values.ts'
import { routes as FEEDS } from '../src/console/feeds/feeds.route.ts'
import { isPage } from '../src/console/shown.ts'
import { compareWithBound, lacks, size } from './smallest.ts'

const MOST = Number(process.argv[2] ?? size('cars', 300, 40))
const LISTINGS = '../shared/data/au-listings.csv'
if (!existsSync(LISTINGS)) lacks(LISTINGS, 'put the folder of shared data beside the checkout.')
const [header = '', ...listings] = (await readFile(LISTINGS, 'utf8')).split(/\r?\n/)
const KIM = sampleStaff(['manager'])
/** Midnight of a Monday in Sydney. */
const MONDAY = new Date('2026-11-22T13:00:00Z')
const QUARTERS_A_DAY = 96

let rows = listings.slice(0, MOST)
let spare = listings.slice(MOST, MOST + 200)
/** The file as the server has it now; null: the server is gone. */
let served: string | null = fileOf(rows)

const server = await startHttpServer(({ headers }, response) => {
  if (served === null) return void response.destroy()
  const etag = `"${createHash('sha256').update(served).digest('hex').slice(0, 16)}"`
  if (headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(200, { ETag: etag }).end(served)
})
const feedSources = createFeedSources({ secrets: {}, insideHosts: { yard: [new URL(server.origin).host] } })
const platform = await createTestPlatform({ now: MONDAY, feedSources, colleagues: sampleColleagues([KIM]) })
const site = platform.site('yard')
const definition = feedDefinitionSchema.parse({
  name: 'dms',
  way: 'https',
  address: 'https://dms.example/stock.csv',
  mapping: JSON.parse(await readFile('docs/examples/au-listings.mapping.json', 'utf8')),
})
await saveFeed(requestBy(platform, site, KIM), { ...definition, address: `${server.origin}/stock.csv` })

/** What happens on the dealer's side, by day (0 is Monday) and hour in Sydney. */
const EVENTS: Readonly<Record<string, () => string | Promise<string>>> = {
  '1 9': () => changed('Tuesday: 2 cars sold, 2 new, 12 new prices', 2, 2, 12),
  '1 14': () => {
    served = fileOf(rows.slice(0, rows.length * 0.4))
    return 'The export breaks off after 40% of its rows'
  },
  '1 15': () => changed('The next export is whole again, 1 new price', 0, 0, 1),
  '2 9': () => {
    served = fileOf(rows.map((row) => row.replace(/,(\d+)$/, (_, price) => `,${Math.round(Number(price) * 1.1)}`)))
    return 'Every price 10% higher'
  },
  '2 10': async () => {
    await rejectRun(requestBy(platform, site, KIM), await heldId())
    return 'The manager rejects it'
  },
  '2 11': () => changed('Correct prices, 1 car sold', 1, 0, 3),
  '3 9': () => {
    served = fileOf(rows.slice(3))
    return '3 cars are missing from one file'
  },
  '3 10': () => {
    served = fileOf(rows)
    return 'They are back'
  },
  '3 12': () => changed('2 cars sold', 2, 0, 0),
  '3 13': () => changed('The next file, 4 new cars', 0, 4, 0),
  '3 16': () => {
    served = null
    return 'The server is gone'
  },
  '6 18': () => changed('The server is back, after three days', 3, 5, 8),
  '6 20': () => {
    rows = rows.slice(0, Math.floor(rows.length * 0.45))
    served = fileOf(rows)
    return 'The dealer sells more than half of the stock at an auction'
  },
  '6 21': async () => {
    await approveRun(requestBy(platform, site, KIM), await heldId())
    return 'The manager approves it'
  },
}

console.log(`| Time | What happens | The board says | Cars |\n|---|---|---|---|`)
let said = ''
let pulls = 0
for (let quarter = 0; quarter <= 7 * QUARTERS_A_DAY; quarter += 1) {
  const event = quarter % 4 === 0 ? EVENTS[`${Math.floor(quarter / QUARTERS_A_DAY)} ${(quarter / 4) % 24}`] : undefined
  const what = await event?.()
  // The feed's own jitter is less than two minutes.
  platform.clock.moveTo(new Date(MONDAY.getTime() + quarter * 900_000 + 150_000))
  pulls += await sweepFeeds(platform, ['yard'])
  await watchFeeds(platform, ['yard'])
  await sweepNotifications(platform, ['yard'])
  const now = await boardSays()
  if (what !== undefined || now !== said) console.log(`| ${clockText()} | ${what ?? ''} | ${now} | ${await cars()} |`)
  said = now
}
compareWithBound('pulls', pulls, { atLeast: 600 })
const mails = platform.mailer.sent.map(({ subject }) => subject)
console.log(
  `\n${pulls} pulls. Mails to managers: ${mails.join('; ')}. Messages to operators: ${platform.alerters[0].sent.length}.`,
)
await platform.close()
await server.close()
// The embedded database keeps the process alive.
process.exit()

/** Sells cars, adds some and changes prices; the first ones of the file. */
function changed(what: string, sold: number, added: number, repriced: number): string {
  rows = rows
    .slice(sold)
    .map((row, index) => (index < repriced ? row.replace(/,(\d+)$/, (_, price) => `,${Number(price) - 500}`) : row))
  rows = [...rows, ...spare.slice(0, added)]
  spare = spare.slice(added)
  served = fileOf(rows)
  return what
}

function fileOf(lines: readonly string[]): string {
  return `${header}\n${lines.join('\n')}\n`
}

async function heldId(): Promise<string> {
  return (await showFeeds(requestBy(platform, site, KIM)))[0]?.held?.id ?? ''
}

async function boardSays(): Promise<string> {
  const call = { platform, params: {}, query: new URLSearchParams(), form: new FormData(), visitor: { actor: KIM } }
  const answer = await FEEDS['GET /feeds'](call as unknown as ConsoleCall)
  const feed = 'page' in answer && isPage<FeedsPage>(answer.page, 'feeds') ? answer.page.feeds[0] : undefined
  return [`**${feed?.badge.text}**`, feed?.runs[0]?.sentence.replace(/ \d+ times in a row\.$/, ''), feed?.advice]
    .filter((part) => part != null)
    .join(' · ')
}

function cars(): Promise<number> {
  return platform.storage.forSite(site).imports.availableCars()
}

function clockText(): string {
  return platform.clock.now().toLocaleString('en-AU', {
    timeZone: 'Australia/Sydney',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
}
