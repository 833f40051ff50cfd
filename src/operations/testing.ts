import { createHash, createHmac, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Car } from '#domain/car/car.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import { type Budgets, STANDARD_BUDGETS } from '#domain/spending/budget.ts'
import { createAccounts } from '#gateways/accounts/accounts.ts'
import { createFakeAlerter, type FakeAlerter } from '#gateways/alert/fake.ts'
import type { ChannelSender } from '#gateways/channel-push/channel-sender.ts'
import type { FeedSources } from '#gateways/feed-sources/feed-sources.ts'
import type { FeedReaders } from '#gateways/feeds/feed-reader.ts'
import { FEEDS_READ_HERE } from '#gateways/feeds/feeds-read-here.ts'
import type { Geocoder } from '#gateways/geocoding/geocoding.ts'
import { createLocalities } from '#gateways/geocoding/localities.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { createFakeMailer, type FakeMailer } from '#gateways/mail/fake.ts'
import { FAKE_MAIL_READER } from '#gateways/mailbox/fake.ts'
import type { MailReader } from '#gateways/mailbox/mail-reader.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { createFakePayments, type FakePayments } from '#gateways/payments/fake.ts'
import { createFakePrinter, type FakePrinter } from '#gateways/pdf/fake.ts'
import { createFetchedPictures, type FetchedPicturesOptions } from '#gateways/pictures/fetched-pictures.ts'
import { createFakeRego, type FakeRego } from '#gateways/rego/fake.ts'
import { createFakeSms, type FakeSms } from '#gateways/sms/fake.ts'
import { createFakeValuer, type FakeValuer } from '#gateways/valuation/fake.ts'
import { createFakeWebhook, type FakeWebhook } from '#gateways/webhook/fake.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { hostFaultsOf } from '#site/published/publications.ts'
import { openSiteHistory } from '#site/published/site-history.ts'
import { filesInFolder } from '#site/published/testing.ts'
import { type Site, type SiteInput, siteSchema } from '#site/site.ts'
import { EMPTY_CONTENT, type SiteContent } from '#site/site-content.ts'
import type { DueNotice } from '#storage/outbox/due-notices.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage, type TestDatabase } from '#storage/testing.ts'
import type { Colleagues } from './colleagues.ts'
import type { SitePages } from './draft/site-pages.ts'
import { createStockIndexes } from './engines/stock-index.ts'
import { NO_COLLEAGUES } from './inbox/testing.ts'
import type { Platform } from './platform.ts'
import { SENDERS } from './senders.ts'
import { requestOn } from './site-request.ts'
import { createSpending } from './spending/budgets.ts'
import { createLimiter } from './spending/limiter.ts'
import { mailReset } from './staff/reset-mail.ts'
import { addCars } from './testing/add-cars.ts'
import { type LoggedEvent, logInto } from './testing/logged-events.ts'
import { type MovableClock, movableClock } from './testing/movable-clock.ts'
import { sampleSite } from './testing/sample-data.ts'
import { createViewTally } from './view-tally.ts'

/** A complete platform with real components in memory; tests control mail, clock and sending. */
export interface TestPlatform extends Platform {
  readonly mailer: FakeMailer
  readonly webhooks: FakeWebhook
  readonly sms: FakeSms
  readonly alerters: readonly [FakeAlerter]
  readonly payments: FakePayments
  readonly stickers: FakePrinter
  readonly regoLookups: readonly [FakeRego]
  readonly valuers: readonly [FakeValuer]
  readonly clock: MovableClock
  /** Log events, in order. */
  readonly logged: readonly LoggedEvent[]
  /** Attempts what became due since the last call, like the worker; returns its number. */
  runDeferred(): Promise<number>
  /** The published site of a slug. */
  site(slug: string): Site
  /** Imports cars into a site's stock; returns them with ids and slugs. */
  addCars(slug: string, cars: readonly Partial<Car>[]): Promise<readonly Car[]>
  close(): Promise<void>
}

export interface TestPlatformOptions {
  readonly sites?: readonly SiteInput[]
  /** What sites' folders have, by slug; default: nothing. */
  readonly content?: Readonly<Record<string, Partial<SiteContent>>>
  readonly now?: Date
  readonly database?: TestDatabase
  /** What outlives a process, so that a test can end one and start the next; default: the platform has its own. */
  readonly outside?: TestOutside
  /** Hash passwords at their real cost, and compare better-auth's tables with the database's; default: neither. */
  readonly realAccounts?: boolean
  /** Default: none. */
  readonly colleagues?: Colleagues
  /** Default: pages are not drawn, so that publishing checks none. */
  readonly sitePages?: SitePages
  /** Default: the standard budgets. */
  readonly budgets?: Partial<Budgets>
  /** Default: reads in this process, without bounds. */
  readonly mailReader?: MailReader
  /** Default: the postcode table. */
  readonly geocoder?: Geocoder
  /** Default: no server can be reached. */
  readonly feedSources?: FeedSources
  /** Default: read in this process, without bounds. */
  readonly feedReaders?: FeedReaders
  /** Default: no server can be reached. */
  readonly channelSender?: ChannelSender
  /** Options for fetching pictures: a test's server is internal, so its host must be allowed. */
  readonly pictures?: Partial<Omit<FetchedPicturesOptions, 'folder'>>
}

/** The world outside a process (tests/simulator). */
export interface TestOutside {
  readonly storage: Storage
  readonly clock: MovableClock
  readonly mailer: FakeMailer
  readonly payments: FakePayments
  readonly randomId: () => string
}

/** Configuration time of every test site. */
export const CONFIGURED_AT = '2026-06-01T00:00:00.000Z'

const CONSOLE_ORIGIN = 'http://console.localhost:3000'

const AWAY = 'cannot be reached'
const NO_CHANNEL_SENDER: ChannelSender = { hasPassword: () => true, send: async () => ({ ok: false, fault: AWAY }) }
const NO_FEED_SOURCES: FeedSources = {
  pull: async () => ({ kind: 'failed', fault: AWAY }),
  secretsOf: () => [],
}

export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { outside } = options
  const storage = outside?.storage ?? (await openTestStorage(options.database ?? 'PGlite'))
  const sites = new Map((options.sites ?? [sampleSite()]).map((input) => [input.slug, siteSchema.parse(input)]))
  const clock = outside?.clock ?? movableClock(options.now ?? new Date('2026-11-21T00:00:00Z'))
  const stock = createStockIndexes(storage, async () => createMemoryEngine(stockSchema))
  const mailer = outside?.mailer ?? createFakeMailer()
  const webhooks = createFakeWebhook()
  const sms = createFakeSms()
  const alerters = [createFakeAlerter()] as const
  const regoLookups = [createFakeRego()] as const
  const valuers = [createFakeValuer()] as const
  const payments = outside?.payments ?? createFakePayments(clock)
  const stickers = createFakePrinter()
  const logged: LoggedEvent[] = []
  // Created when the first picture is fetched. Two processes that simulate one seed have the same ids.
  const pictureFolder = join(tmpdir(), `forecourt-pictures-${process.pid}-${randomUUID()}`)
  const objects = createFolderObjects(pictureFolder)
  const pictures = createFetchedPictures({
    objects,
    folder: join(pictureFolder, 'incoming'),
    insideHosts: [],
    ...options.pictures,
  })
  const versions = { records: storage.publishedVersions, files: filesInFolder(join(pictureFolder, 'version-files')) }
  const notices: DueNotice[] = []
  storage.onDue((notice) => notices.push(notice))
  const { transaction, notifyDue } = storage.forSite({ slug: 'tests' })
  /** Notices come in the order of commits: once this one is here, so are all before it. */
  const allNotices = async () => {
    const mark = randomUUID()
    const arrived = Promise.withResolvers<void>()
    const stop = storage.onDue(({ id }) => id === mark && arrived.resolve())
    await transaction((within) => notifyDue('lead', mark, within))
    await arrived.promise
    stop()
    return notices.splice(0).filter(({ id }) => id !== mark)
  }

  const contents = new Map(
    [...sites.keys()].map((slug) => [
      slug,
      { ...EMPTY_CONTENT, folder: join('sites', slug), writtenAt: CONFIGURED_AT, ...options.content?.[slug] },
    ]),
  )
  const keyedHash = (text: string) =>
    createHmac('sha256', 'a key of the tests, and of nothing else').update(text).digest('hex')
  const platform: Platform = {
    storage,
    engines: stock,
    mailer,
    replies: {
      domain: 'reply.forecourt.example',
      secret: 'a secret of the tests',
      mailFrom: 'website@forecourt.example',
    },
    mailbox: null,
    mailReader: options.mailReader ?? FAKE_MAIL_READER,
    textsSecret: 'a secret of the tests',
    colleagues: options.colleagues ?? NO_COLLEAGUES,
    accounts: createAccounts({
      database: storage.staff.accountsDatabase(),
      secret: keyedHash('accounts'),
      factorKey: keyedHash('factors'),
      origin: CONSOLE_ORIGIN,
      secureCookies: false,
      ...(options.realAccounts ? {} : { passwords: CHEAP_PASSWORDS, checksTables: false }),
      sendReset: (to, token) =>
        mailReset({ mailer, consoleOrigin: CONSOLE_ORIGIN, now: clock.now(), randomId: randomUUID }, to, token),
    }),
    consoleOrigin: CONSOLE_ORIGIN,
    sitePages: options.sitePages ?? null,
    previews: { scheme: 'http', domain: 'preview.localhost' },
    webhooks,
    sms,
    alerters,
    payments,
    regoLookups,
    valuers,
    geocoder: options.geocoder ?? createPostcodeTable(),
    localities: createLocalities(),
    feedSources: options.feedSources ?? NO_FEED_SOURCES,
    feedReaders: options.feedReaders ?? FEEDS_READ_HERE,
    channelSender: options.channelSender ?? NO_CHANNEL_SENDER,
    objects,
    pictures,
    stickers,
    views: createViewTally(storage, logInto(logged)),
    clock,
    randomId: outside?.randomId ?? randomUUID,
    keyedHash,
    dataHash: (text) => keyedHash(`data ${text}`),
    earlierHashes: [keyedHash],
    limiter: createLimiter({
      shared: storage.isShared ? storage.limitCounts : null,
      keyedHash,
      clock,
      log: logInto(logged),
    }),
    spending: createSpending({
      shared: storage.limitCounts,
      keyedHash,
      clock,
      log: logInto(logged),
      budgets: { ...STANDARD_BUDGETS, ...options.budgets },
    }),
    log: logInto(logged),
    publications: {
      history: openSiteHistory({ folder: join(pictureFolder, 'versions'), ...versions, isShared: storage.isShared }),
      files: versions.files,
      hostFaults: async (site) =>
        hostFaultsOf(site, { sites: [...sites.values()], production: true, recorded: new Map() }),
      look: async () => {},
    },
    siteBySlug: (slug) => sites.get(slug) ?? null,
    contentOf: (slug) => contents.get(slug) ?? { ...EMPTY_CONTENT, folder: slug },
  }
  const found = (slug: string) => {
    const site = sites.get(slug)
    if (!site) throw new Error(`The test has no site '${slug}'.`)
    return site
  }
  return {
    ...platform,
    mailer,
    webhooks,
    sms,
    alerters,
    payments,
    stickers,
    regoLookups,
    valuers,
    clock,
    logged,
    site: found,
    addCars: (slug, cars) => addCars(requestOn(platform, found(slug)), cars),
    async runDeferred() {
      const due = await allNotices()
      for (const { kind, ...row } of due) await SENDERS[kind](platform, row)
      return due.length
    },
    async close() {
      await pictures.close()
      await stock.close()
      await storage.close()
      await rm(pictureFolder, { recursive: true, force: true })
    },
  }
}

/** The real hash costs a tenth of a second of processor, and a test of sign-ins makes dozens. */
const CHEAP_PASSWORDS = {
  hash: async (password: string) => `cheap:${createHash('sha256').update(password).digest('hex')}`,
  async verify({ hash, password }: { readonly hash: string; readonly password: string }) {
    return hash === (await this.hash(password))
  },
}
