import type { HostnameRegister } from '#site/files/hostname-register.ts'
import type { AllDeliveries } from './all-deliveries.ts'
import type { AppointmentQueries } from './appointments.ts'
import type { CarQueries } from './cars.ts'
import type { DeliveryCount } from './delivery-counts.ts'
import type { JobsDatabase } from './jobs-database.ts'
import type { LeadQueries } from './leads.ts'
import type { LimitCounts } from './limit-counts.ts'
import type { MarketingEndQueries } from './marketing-ends.ts'
import type { PeopleQueries } from './people.ts'
import type { PhoneRevealQueries } from './phone-reveals.ts'
import type { PictureQueries } from './pictures.ts'
import type { ReservationQueries } from './reservations.ts'
import type { RetentionQueries } from './retention.ts'
import type { SignInCodeQueries } from './sign-in-codes.ts'
import type { StockImports } from './stock-imports.ts'
import type { StockedCar } from './stocked-cars.ts'
import type { SqlResult } from './transactions.ts'
import type { ValuationQueries } from './valuations.ts'
import type { ViewQueries } from './views.ts'
import type { VisitorQueries } from './visitors.ts'
import type { WatchlistQueries } from './watchlists.ts'

/** Everything kept. Only a site's own part can be reached: there is no way to a car or a lead but through `forSite`. */
export interface Storage {
  forSite(site: SiteKey): SiteStorage
  /** Told of every change of a site's version, here and in other processes, once it is kept. Returns what stops it. */
  onSiteChanged(listener: (slug: string, version: number) => void): () => void
  /** The database as the job queue wants it (pg-boss's `db`). */
  jobsDatabase(): JobsDatabase
  /** What sends a job inside a transaction: both are kept or neither. */
  executeSql(within: Transaction): (text: string, values?: unknown[]) => Promise<SqlResult>
  /** How many deliveries of each site are in each state, for the metrics. */
  deliveryCounts(): Promise<readonly DeliveryCount[]>
  /** What is due, and what the operator must hear of. It names deliveries, never what is in a lead. */
  readonly allDeliveries: AllDeliveries
  /** The sites that have pictures to be fetched, or fetched ones that no version tells of yet. */
  sitesWithDuePictures(now: Date): Promise<readonly string[]>
  /** Which of these kept pictures any site has a use for. */
  picturesInUse(names: readonly string[]): Promise<ReadonlySet<string>>
  /** The sign-in codes of all sites that were not sent yet, or not brought. */
  codesToSend(now: Date): Promise<readonly { readonly siteSlug: string; readonly codeId: string }[]>
  /** Deletes sessions that are over, and codes that neither work nor count any more (`CODES_WINDOW_MINUTES`). */
  dropEndedSignIns(now: Date): Promise<void>
  /**
   * The used cars of every site that are for sale, of one make and model (keys as `nameKey` writes them): what a figure is
   * reckoned from. The one way past a site's own part; who calls it tells aggregates alone (docs/decisions/056).
   */
  stockedCars(make: string, model: string): Promise<readonly StockedCar[]>
  /** Who owns which hostname. */
  readonly hostnames: HostnameRegister
  /** The version of each site that has one, by slug: how a process finds what it was not notified of. */
  siteVersions(): Promise<ReadonlyMap<string, number>>
  /** What is counted against limits and budgets. */
  readonly limitCounts: LimitCounts
  /** Whether other processes may work on this database (Postgres). */
  readonly isShared: boolean
  /** Deletes counts whose window is over. */
  dropEndedCounts(now: Date): Promise<void>
  /** One sentence while the database cannot store anything, found by writing a row, else null. */
  fault(): Promise<string | null>
  close(): Promise<void>
}

/** A site by its slug; a `Site` is one. */
export interface SiteKey {
  readonly slug: string
}

/**
 * One site's part. Inside `transaction`, pass `within` on to all that is asked there: a query beside an open transaction,
 * made from inside it, throws.
 */
export interface SiteStorage extends CarQueries {
  /** Raised by each change of stock or configuration; part of every cache key and ETag. */
  version(within?: Transaction): Promise<number>
  raiseVersion(within?: Transaction): Promise<number>
  readonly leads: LeadQueries
  readonly phoneReveals: PhoneRevealQueries
  readonly marketingEnds: MarketingEndQueries
  readonly appointments: AppointmentQueries
  readonly reservations: ReservationQueries
  readonly stock: StockImports
  readonly views: ViewQueries
  readonly pictures: PictureQueries
  readonly signInCodes: SignInCodeQueries
  readonly visitors: VisitorQueries
  readonly watchlists: WatchlistQueries
  readonly valuations: ValuationQueries
  readonly retention: RetentionQueries
  readonly people: PeopleQueries
  transaction<T>(work: (within: Transaction) => Promise<T>): Promise<T>
}

/** A handle of a transaction under way; only storage knows what is in it. */
export interface Transaction {
  readonly _brand: 'transaction'
}
