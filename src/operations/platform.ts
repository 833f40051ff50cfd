import type { Clock } from '#domain/clock.ts'
import type { Accounts } from '#gateways/accounts/accounts.ts'
import type { Alerter } from '#gateways/alert/alert.ts'
import type { ChannelSender } from '#gateways/channel-push/channel-sender.ts'
import type { FeedSources } from '#gateways/feed-sources/feed-sources.ts'
import type { FeedReaders } from '#gateways/feeds/feed-reader.ts'
import type { Geocoder } from '#gateways/geocoding/geocoding.ts'
import type { Localities } from '#gateways/geocoding/localities.ts'
import type { Mailer } from '#gateways/mail/mail.ts'
import type { MailReader } from '#gateways/mailbox/mail-reader.ts'
import type { Mailbox } from '#gateways/mailbox/mailbox.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { PaymentGateway } from '#gateways/payments/payments.ts'
import type { SandboxPayments } from '#gateways/payments/sandbox.ts'
import type { StickerPrinter } from '#gateways/pdf/sticker-printer.ts'
import type { FetchedPictures } from '#gateways/pictures/fetched-pictures.ts'
import type { RegoLookup } from '#gateways/rego/rego.ts'
import type { SmsSender } from '#gateways/sms/sms.ts'
import type { Valuer } from '#gateways/valuation/valuation.ts'
import type { WebhookSender } from '#gateways/webhook/webhook.ts'
import type { PreviewPlace } from '#site/preview-host.ts'
import type { Publications } from '#site/published/publications.ts'
import type { Site } from '#site/site.ts'
import type { SiteContent } from '#site/site-content.ts'
import type { Storage } from '#storage/storage.ts'
import type { Colleagues } from './colleagues.ts'
import type { SitePages } from './draft/site-pages.ts'
import type { StockIndexes } from './engines/stock-index.ts'
import type { Log } from './log/log.ts'
import type { Spending } from './spending/budgets.ts'
import type { Limiter } from './spending/limiter.ts'
import type { ViewTally } from './view-tally.ts'

/** The services an operation may use. Built by `server/create-platform.ts`, and by `createTestPlatform()` in tests. */
export interface Platform {
  readonly storage: Storage
  readonly engines: StockIndexes
  readonly mailer: Mailer
  /**
   * INBOX-7: the domain of conversations' own addresses, and the secret of the service that posts their mail (null: it is
   * read from a mailbox alone); null: no such addresses.
   */
  readonly replies: {
    readonly domain: string
    readonly secret: string | null
    /** The platform's own sender (MAIL_FROM). */
    readonly mailFrom: string
  } | null
  /** INBOX-7: where buyers' answers arrive; null: no mailbox is read. */
  readonly mailbox: Mailbox | null
  /** Reads the mails that a service posts (H4-1). */
  readonly mailReader: MailReader
  /** INBOX-8: the password with which the SMS service posts buyers' answers; null: they are not received. */
  readonly textsSecret: string | null
  /** The people of each site, and the record of what they change. */
  readonly colleagues: Colleagues
  /** Accounts of the console (STAFF-2). */
  readonly accounts: Accounts
  /** Address of the console, such as 'https://console.forecourt.example'; null: this platform has none (STAFF-1). */
  readonly consoleOrigin: string | null
  /** Where sites' previews are; null: this platform has none (STUDIO-6). */
  readonly previews: PreviewPlace | null
  /** Draws pages of a site that is not live yet (STUDIO-12); null: this process has no pages. */
  readonly sitePages: SitePages | null
  readonly webhooks: WebhookSender
  readonly sms: SmsSender
  /** Channels to the platform's operator, none of them the mail server; empty if none is configured. */
  readonly alerters: readonly Alerter[]
  /** Null: no payments, so no car can be reserved (CAR-11). */
  readonly payments: PaymentGateway | SandboxPayments | null
  readonly geocoder: Geocoder
  /** Plate lookup and valuation services, for sites that have an account with them (TRADE-3). */
  readonly regoLookups: readonly RegoLookup[]
  readonly valuers: readonly Valuer[]
  /** Nearby towns, for location maps. */
  readonly localities: Localities
  /** Fetches dealers' files (INTAKE-1). */
  readonly feedSources: FeedSources
  /** Read dealers' files (H4-3). */
  readonly feedReaders: FeedReaders
  /** Sends channels' files to partners' servers (OUT-1). */
  readonly channelSender: ChannelSender
  /** Files that every process needs (OPS-1). */
  readonly objects: Objects
  /** Fetched pictures of feeds and site folders. */
  readonly pictures: FetchedPictures
  readonly stickers: StickerPrinter
  readonly views: ViewTally
  readonly clock: Clock
  /** Unguessable text for ids and tokens. */
  readonly randomId: () => string
  /**
   * HMAC-SHA-256 under the platform secret, hex. The secret is not in the database. Callers prefix the text with its
   * purpose.
   */
  readonly keyedHash: (text: string) => string
  /**
   * The same under the data key of the database, for what has to survive a new COOKIE_SECRET: API keys, secrets of webhooks,
   * channels' addresses and authenticator apps (S3-6, docs/sign-in.md).
   */
  readonly dataHash: (text: string) => string
  /** Keyed hashes from before the data key: under COOKIE_SECRET and COOKIE_SECRET_BEFORE. */
  readonly earlierHashes: readonly ((text: string) => string)[]
  /** Rate limits shared by all processes of the platform. */
  readonly limiter: Limiter
  /** Budgets for texts, lookups and mails. */
  readonly spending: Spending
  readonly log: Log
  /** Published versions of sites, which drafts are against (STUDIO-7). */
  readonly publications: Publications
  /** The published site of a slug, or null. */
  readonly siteBySlug: (slug: string) => Site | null
  /** The content of a site as it is published. */
  readonly contentOf: (slug: string) => SiteContent
}
