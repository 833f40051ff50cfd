import type { FileMarks } from '#domain/intake/settled-file.ts'
import type { FeedLimits, Pulled, PullRequest } from './feed-sources.ts'

/** What each way of pulling gets. */
export interface PullParts {
  readonly request: PullRequest
  /** Null: the environment has none. */
  readonly password: string | null
  readonly limits: FeedLimits
  /** 'host:port' of systems inside the network that may be called. */
  readonly insideHosts: readonly string[]
  /** Certificates of authorities besides the usual ones; for tests. */
  readonly authorities: readonly string[]
  readonly signal: AbortSignal
  /** The file to write. */
  readonly target: string
}

/** A file as it came, still packed. */
export type RawPull =
  | Exclude<Pulled, { kind: 'fetched' }>
  | { readonly kind: 'fetched'; readonly name: string; readonly marks: FileMarks }
