/** Limits for fetching a feed's picture. */
export interface FetchLimits {
  readonly bytes: number
  /** Timeout per picture in milliseconds, including redirects. */
  readonly deadline: number
  readonly redirects: number
}

export const FETCH_LIMITS: FetchLimits = { bytes: 15 * 1024 * 1024, deadline: 30_000, redirects: 4 }
