import type { PGlite } from '@electric-sql/pglite'
import { createFakeMailer, type FakeMailer } from '#gateways/mail/fake.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import { createFakePayments, type FakePayments } from '#gateways/payments/fake.ts'
import { type MovableClock, movableClock } from '#operations/testing/movable-clock.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { SiteInput } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import { type Faults, faultsOf } from './faults.ts'
import type { Random } from './random.ts'

/** What a run knows besides the product: what was acknowledged, what may have happened, and what arrived outside. */
export interface World {
  readonly random: Random
  readonly clock: MovableClock
  readonly faults: Faults
  /** The process that runs now. */
  platform: TestPlatform
  /** The database without faults, for the invariants. */
  readonly database: PGlite
  /** A folder for dealers' files. */
  readonly folder: string
  readonly mails: readonly ArrivedMail[]
  readonly payments: FakePayments
  readonly paymentIds: Set<string>
  /** Forms by their submission id. A form without an answer may be stored or not. */
  readonly forms: Map<string, SentForm>
  /** By site and car: the prices that staff's override may have; null: no override. */
  readonly overrides: Map<string, Set<number | null>>
  /** By site and stock number: the prices that the feed's car may have. */
  readonly feedPrices: Map<string, Set<number>>
  /** Emails of people who asked that the site forgets them. */
  readonly erased: Set<string>
}

export interface SentForm {
  readonly siteSlug: string
  readonly email: string
  readonly input: Readonly<Record<string, unknown>>
  /** The acknowledged lead. */
  leadId: string | null
}

export interface ArrivedMail {
  readonly mail: Mail
  /** Faults until then: a copy without a fault in between has no excuse. */
  readonly faultsBefore: number
}

export const SITES = ['yard', 'rival'] as const
export type SiteSlug = (typeof SITES)[number]

export const START = new Date('2026-11-21T00:00:00Z')

export async function createWorld(random: Random, database: PGlite, folder: string): Promise<World> {
  const clock = movableClock(START)
  const faults = faultsOf(random, database)
  const arrived: ArrivedMail[] = []
  const sandbox = createFakePayments(clock)
  const through = <Input, Output>(call: (input: Input) => Promise<Output>) => {
    return (input: Input) => faults.throughGateway('payments', () => call(input))
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
    send: (mail) =>
      faults.throughGateway('mail', async () => void arrived.push({ mail, faultsBefore: faults.happened })),
  }
  const outside = { clock, mailer, payments, randomId: random.id }
  return {
    random,
    clock,
    faults,
    platform: await startProcess(faults, outside),
    database,
    folder,
    mails: arrived,
    payments,
    paymentIds: new Set(),
    forms: new Map(),
    overrides: new Map(),
    feedPrices: new Map(),
    erased: new Set(),
  }
}

/** Ends our objects and opens new ones on the same database and world. */
export async function startAgain(world: World): Promise<void> {
  world.faults.calm()
  const { clock, mailer, payments, randomId } = world.platform
  await world.platform.close()
  world.platform = await startProcess(world.faults, { clock, mailer, payments, randomId })
}

type Outside = Pick<TestPlatform, 'clock' | 'mailer' | 'payments' | 'randomId'>

async function startProcess(faults: Faults, outside: Outside): Promise<TestPlatform> {
  const storage = await openDatabase({ memory: faults.pglite })
  return createTestPlatform({ sites: SITES.map(siteOf), outside: { ...outside, storage } })
}

function siteOf(slug: SiteSlug): SiteInput {
  return sampleSite({
    slug,
    id: `site-${slug}`,
    reservation: { kind: 'deposit' },
    locations: [sampleLocation({ leadEmail: `sales@${slug}.example` })],
  })
}

export function keyOf(siteSlug: string, name: string): string {
  return `${siteSlug} ${name}`
}
