/** What a picture of a feed may cost us. */
export interface FetchLimits {
  readonly bytes: number
  /** Milliseconds for one picture, redirects and all. */
  readonly deadline: number
  readonly redirects: number
}

export const FETCH_LIMITS: FetchLimits = { bytes: 15 * 1024 * 1024, deadline: 30_000, redirects: 4 }
