import type { FeedDefinition } from '#domain/intake/feed-definition.ts'
import type { FileLook, FileMarks } from '#domain/intake/settled-file.ts'

/** Fetches dealers' files from their servers (INTAKE-2). */
export interface FeedSources {
  /** Never throws for what a remote server does: that is an outcome. */
  pull(request: PullRequest): Promise<Pulled>
  /** Names of the passwords that the environment has for a site, such as 'stock'; never the passwords. */
  secretsOf(siteSlug: string): readonly string[]
}

export interface PullRequest {
  readonly siteSlug: string
  readonly definition: Pick<FeedDefinition, 'way' | 'address' | 'username' | 'hostKey'>
  /** The account of the password (`secretAccount`). */
  readonly account: string
  /** The file that we have; null fetches in any case. */
  readonly had: FileMarks | null
  readonly lastLook: FileLook | null
  readonly now: Date
  /** An existing folder for the file. */
  readonly folder: string
  /** A person waits: a file that may still grow is read, and where there is none the folder is listed. */
  readonly isTrial?: boolean
}

export type Pulled =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'growing'; readonly look: FileLook }
  | { readonly kind: 'fetched'; readonly file: ReceivedFile; readonly marks: FileMarks }
  /** A phrase that follows 'The server …', such as 'refused the password'. */
  | {
      readonly kind: 'failed'
      readonly fault: string
      /** The key that an SFTP server shows, if it is not the feed's. */
      readonly hostKey?: string
      /** In a trial: files of the folder in which there is no such file. */
      readonly names?: readonly string[]
    }
  /** A file came that is larger than any stock. A whole sentence. */
  | { readonly kind: 'unusable'; readonly fault: string }

/** A file as it came, packed or not. */
export interface ReceivedFile {
  readonly path: string
  /** The name at its source, such as 'stock.csv'. */
  readonly name: string
  readonly bytes: number
  /** SHA-256, hex. */
  readonly hash: string
}

export interface FeedLimits {
  /** Of the file as it comes. */
  readonly bytes: number
  /** Timeout of the whole pull, in milliseconds. */
  readonly deadline: number
  readonly redirects: number
}

export const FEED_LIMITS: FeedLimits = { bytes: 100 * 1024 * 1024, deadline: 5 * 60_000, redirects: 4 }
/** Timeout of a trial, in milliseconds: a person waits for it, and a server gives up on a request soon after. */
export const TRIAL_DEADLINE = 20_000
