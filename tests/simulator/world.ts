import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { FeedSources } from '#gateways/feed-sources/feed-sources.ts'
import { createFakeMailer, type FakeMailer } from '#gateways/mail/fake.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import { createFakePayments, type FakePayments } from '#gateways/payments/fake.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { type MovableClock, movableClock } from '#operations/testing/movable-clock.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import type { SiteInput } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import { dealersServer, type FeedServer } from './dealers-server.ts'
import { type Faults, faultsOf } from './faults.ts'
import { historyOf } from './published.ts'
import type { Random } from './random.ts'
import { cascadesOf, noteWritten } from './written-tables.ts'

/** What a run knows besides the product: what was acknowledged, what may have happened, and what arrived outside. */
export interface World {
  readonly random: Random
  readonly clock: MovableClock
  readonly faults: Faults
  /** The process that runs now. */
  platform: TestPlatform
  /** The published versions, as that process sees them. */
  history: SiteHistory
  /** The database without faults, for the invariants. */
  readonly database: PGlite
  /** Tables written since the last check, and 'mails' or 'money' if a gateway did something: what can have changed. */
  readonly written: Set<string>
  /** A folder for dealers' files. */
  readonly folder: string
  readonly mails: readonly ArrivedMail[]
  readonly payments: FakePayments
  readonly paymentIds: Set<string>
  /** Forms by their submission id. A form without an answer may be stored or not. */
  readonly forms: Map<string, SentForm>
  /** Mails of staff to buyers, by the id of the form that writes one. */
  readonly replies: Map<string, Reply>
  /** Mails of buyers to staff, by message id. */
  readonly buyerMails: Map<string, BuyerMail>
  /** Alerts that were asked for, by site and email. */
  readonly alerts: Map<string, AskedAlert>
  /** By site and car: the prices that staff's override may have; null: no override. */
  readonly overrides: Map<string, Set<number | null>>
  /** By site and stock number: the prices that the feed's car may have. */
  readonly feedPrices: Map<string, Set<number>>
  /** The dealers' servers, from which feeds are pulled. */
  readonly feeds: FeedServer
  /** By site: the names of acknowledged versions by number. */
  readonly published: Map<string, Map<number, string>>
  /** Emails of people who asked that the site forgets them. */
  readonly erased: Set<string>
  /** What was acknowledged of drafts, by the draft's id. */
  readonly drafts: Map<string, KnownDraft>
}

export interface KnownDraft {
  readonly siteSlug: SiteSlug
  /** Acknowledged changes by what they wrote, which no other change writes: whether each may count as taken back. */
  readonly changes: Map<string, Set<boolean>>
  /** When it is to go live, as it was acknowledged; null: it is not scheduled. */
  startsAt: Date | null
}

export interface SentForm {
  readonly siteSlug: string
  readonly email: string
  readonly input: Readonly<Record<string, unknown>>
  /** The acknowledged lead. */
  leadId: string | null
}

interface OfConversation {
  readonly siteSlug: string
  /** The buyer's. */
  readonly email: string
  readonly conversationId: string
  readonly text: string
  isAcknowledged: boolean
}

export type Reply = OfConversation
export type BuyerMail = OfConversation

export interface AskedAlert {
  readonly siteSlug: string
  readonly email: string
  isAcknowledged: boolean
}

export interface ArrivedMail {
  readonly mail: Mail
  /** Faults until then: a copy without a fault in between has no excuse. */
  readonly faultsBefore: number
}

export const SITES = ['yard', 'rival'] as const
export type SiteSlug = (typeof SITES)[number]

export const START = new Date('2026-11-21T00:00:00Z')
export const ORIGIN = 'https://cars.example'

export async function createWorld(random: Random, database: PGlite, folder: string): Promise<World> {
  const clock = movableClock(START)
  const written = new Set<string>()
  const cascades = await cascadesOf(database)
  const faults = faultsOf(random, database, (sql) => noteWritten(sql, cascades, written))
  const arrived: ArrivedMail[] = []
  const sandbox = createFakePayments(clock)
  const through = <Input, Output>(call: (input: Input) => Promise<Output>) => {
    return (input: Input) => {
      written.add('money')
      return faults.throughGateway('payments', () => call(input))
    }
  }
  const payments = {
    ...sandbox,
    open: through(sandbox.open),
    look: through(sandbox.look),
    close: through(sandbox.close),
    refund: through(sandbox.refund),
  }
  const fake = createFakeMailer()
  const mailer: FakeMailer = {
    ...fake,
    send: (mail) => {
      written.add('mails')
      return faults.throughGateway('mail', async () => void arrived.push({ mail, faultsBefore: faults.happened }))
    },
  }
  const feeds = dealersServer(random, faults)
  const outside = { clock, mailer, payments, randomId: random.id, feedSources: feeds.sources }
  return {
    random,
    clock,
    faults,
    ...(await startProcess(faults, folder, outside)),
    database,
    written,
    folder,
    mails: arrived,
    payments,
    paymentIds: new Set(),
    forms: new Map(),
    replies: new Map(),
    buyerMails: new Map(),
    alerts: new Map(),
    overrides: new Map(),
    feedPrices: new Map(),
    feeds,
    published: new Map(SITES.map((slug) => [slug, new Map()])),
    erased: new Set(),
    drafts: new Map(),
  }
}

/** Ends our objects and opens new ones on the same database and world. */
export async function startAgain(world: World): Promise<void> {
  world.faults.calm()
  const { clock, mailer, payments, randomId } = world.platform
  await world.platform.close()
  const outside = { clock, mailer, payments, randomId, feedSources: world.feeds.sources }
  Object.assign(world, await startProcess(world.faults, world.folder, outside))
  // A new process reads them again.
  for (const table of ['cars', 'published_versions']) world.written.add(table)
}

type Outside = Pick<TestPlatform, 'clock' | 'mailer' | 'payments' | 'randomId'> & { readonly feedSources: FeedSources }

async function startProcess(
  faults: Faults,
  folder: string,
  { feedSources, ...outside }: Outside,
): Promise<Pick<World, 'platform' | 'history'>> {
  const storage = await openDatabase({ memory: faults.pglite })
  const platform = await createTestPlatform({
    sites: SITES.map(siteOf),
    outside: { ...outside, storage },
    colleagues: staffColleagues(storage, outside.clock),
    feedSources,
  })
  const { history, files } = historyOf(storage, faults, join(folder, 'published'))
  return { platform: { ...platform, publications: { ...platform.publications, history, files } }, history }
}

function siteOf(slug: SiteSlug): SiteInput {
  return sampleSite({
    slug,
    id: `site-${slug}`,
    reservation: { kind: 'deposit' },
    alerts: { enabled: true },
    locations: [sampleLocation({ leadEmail: `sales@${slug}.example` })],
  })
}

export function keyOf(siteSlug: string, name: string): string {
  return `${siteSlug} ${name}`
}
