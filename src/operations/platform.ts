import type { Article } from '#domain/blog/article.ts'
import type { Clock } from '#domain/clock.ts'
import type { Alerter } from '#gateways/alert/alert.ts'
import type { Geocoder } from '#gateways/geocoding/geocoding.ts'
import type { Localities } from '#gateways/geocoding/localities.ts'
import type { Mailer } from '#gateways/mail/mail.ts'
import type { PaymentGateway } from '#gateways/payments/payments.ts'
import type { SandboxPayments } from '#gateways/payments/sandbox.ts'
import type { SheetPrinter } from '#gateways/pdf/sheet-printer.ts'
import type { KeptPictures } from '#gateways/pictures/kept-pictures.ts'
import type { RegoLookup } from '#gateways/rego/rego.ts'
import type { SmsSender } from '#gateways/sms/sms.ts'
import type { Valuer } from '#gateways/valuation/valuation.ts'
import type { WebhookSender } from '#gateways/webhook/webhook.ts'
import type { Catalogue } from '#site/catalogue.ts'
import type { ContentPage } from '#site/content/content-page.ts'
import type { OwnPicture } from '#site/own-picture.ts'
import type { Site } from '#site/site.ts'
import type { Storage } from '#storage/storage.ts'
import type { ViewTally } from './car/view-tally.ts'
import type { Deferred } from './later.ts'
import type { Spending } from './spending/budgets.ts'
import type { Limiter } from './spending/limiter.ts'
import type { StockIndexes } from './stock/stock-index.ts'

/** The parts an operation may use. Made once by `server/create-platform.ts`, and by `createTestPlatform()` in tests. */
export interface Platform {
  readonly storage: Storage
  readonly engines: StockIndexes
  readonly mailer: Mailer
  readonly webhooks: WebhookSender
  readonly sms: SmsSender
  /** Ways to the platform's operator, none of which is the mail server; empty where none is set up. */
  readonly alerters: readonly Alerter[]
  /** Null: nothing can be paid here, and so no car be reserved (CAR-11). */
  readonly payments: PaymentGateway | SandboxPayments | null
  readonly geocoder: Geocoder
  /** Services that look plates up and value vehicles, for the sites that have an account there (TRADE-3). */
  readonly regoLookups: readonly RegoLookup[]
  readonly valuers: readonly Valuer[]
  /** What lies around a location, for its sketch. */
  readonly localities: Localities
  /** The pictures of feeds. */
  readonly pictures: KeptPictures
  readonly sheets: SheetPrinter
  readonly views: ViewTally
  readonly clock: Clock
  /** Unguessable text for ids and tokens. */
  readonly randomId: () => string
  /** One way, under this platform's own key, which is not in the database: hex of 256 bits. What for stands in the text. */
  readonly keyedHash: (text: string) => string
  /** Limits that hold over all processes of the platform. */
  readonly limiter: Limiter
  /** What may be spent on visitors: texts, look-ups, mails. */
  readonly spending: Spending
  readonly defer: Deferred
  readonly log: Log
  /** The site of a slug as it is published now, or null. */
  readonly siteBySlug: (slug: string) => Site | null
  /** The content pages of a site as they are published now, in the order of their names (ROUTE-9). */
  readonly pagesOf: (slug: string) => readonly ContentPage[]
  /** The articles of a site's blog, those of days to come among them; the same list until they change (CONTENT-1). */
  readonly articlesOf: (slug: string) => readonly Article[]
  /** When a site's configuration was last written, ISO 8601; null where nobody knows. */
  readonly configuredAt: (slug: string) => string | null
  /** The pictures that a site's own pages and articles show, and where their files are (FIELD-5). */
  readonly ownPicturesOf: (slug: string) => readonly OwnPictureFile[]
  /** The models and parts of a site as they are published now; the same object until they change (MODEL-1). */
  readonly catalogueOf: (slug: string) => Catalogue
}

/** A picture of a site's folder: the name it is kept under, and its file within the folder. */
export interface OwnPictureFile extends OwnPicture {
  readonly folder: string
}

/** Structured, and never with personal data in it. */
export interface Log {
  debug(event: string, facts?: Readonly<Record<string, unknown>>): void
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
  error(event: string, facts?: Readonly<Record<string, unknown>>): void
}
