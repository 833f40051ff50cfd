import type { Car } from '#domain/car/car.ts'

/** Everything kept. Only a site's own part can be reached: there is no way to a car or a lead but through `forSite`. */
export interface Storage {
  forSite(site: SiteKey): SiteStorage
  /** Told of every change of a site's version, here and in other processes. Returns what stops it. */
  onSiteChanged(listener: (slug: string, version: number) => void): () => void
  /** One sentence when the database does not answer, else null. */
  fault(): Promise<string | null>
  close(): Promise<void>
}

/** A site by its slug; a `Site` is one. */
export interface SiteKey {
  readonly slug: string
}

export interface SiteStorage {
  /** Raised by each change of stock or configuration; part of every cache key and ETag. */
  version(): Promise<number>
  raiseVersion(): Promise<number>
  findCar(slug: string): Promise<Car | null>
  findCarById(id: string): Promise<Car | null>
  /** Where a car's former slug leads now. */
  findFormerSlug(slug: string): Promise<string | null>
  /** Cars changed after a version, in batches, so that an engine can follow. Version 0: all. */
  carsChangedSince(version: number): AsyncIterable<readonly Car[]>
  transaction<T>(work: (within: Transaction) => Promise<T>): Promise<T>
}

/** A handle of a transaction under way; only storage knows what is in it. */
export interface Transaction {
  readonly _brand: 'transaction'
}
