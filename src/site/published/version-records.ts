import type { SiteFiles } from './files-of-site.ts'

/** A version as every process knows it. */
export interface VersionRecord {
  /** 1 is the first. */
  readonly number: number
  /** When it went live, ISO 8601. */
  readonly at: string
  /** Who published it: a user of the machine, or the server after a file was saved. */
  readonly by: string
  readonly message: string
  /** The earlier version that this one restores; null otherwise. */
  readonly restores: number | null
  /** Digest of the working folder at that time (`digestOf`): only a different digest is a change to publish. */
  readonly draft: string
  /** Empty: the site is down since then. */
  readonly files: SiteFiles
  /** Id of the console's draft that it was made from; left out for a folder. */
  readonly fromDraft?: string
}

/** Which versions of sites were published, and so which are live, for every process on a database. */
export interface VersionRecords {
  /** Newest first. */
  versions(slug: string): Promise<readonly VersionRecord[]>
  newest(slug: string): Promise<VersionRecord | null>
  /** Number of each site's newest version, and whether it is up. */
  numbers(): Promise<ReadonlyMap<string, LiveNumber>>
  /** The same for one site; null if it was never published. */
  number(slug: string): Promise<LiveNumber | null>
  /** Whether a version was made from this working folder. */
  hasDraft(slug: string, draft: string): Promise<boolean>
  /** Records versions together and tells every process; false, and none of them, if a number is taken. */
  add(slug: string, records: readonly VersionRecord[]): Promise<boolean>
}

export interface LiveNumber {
  readonly number: number
  readonly isUp: boolean
}

/** The files of versions, by the hash of their content (SHA-256, hexadecimal), for every process. */
export interface VersionFiles {
  /** Null if there is none, or not with this content. Throws an Error of one sentence if the store does not answer. */
  read(hash: string): Promise<Uint8Array | null>
  write(hash: string, bytes: Uint8Array): Promise<void>
}
