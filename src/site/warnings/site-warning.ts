/**
 * A mistake that visitors or the dealer would notice, but no reason to take a running site down. `forecourt site check`
 * prints warnings.
 */
export interface SiteWarning {
  /** Where: `home.slides[0].image`, or a file such as `pages/about-us.md`. */
  readonly path: string
  /** What is wrong and what to do, in one sentence. */
  readonly reason: string
  /** Only because a date is over: the site was good the day before. `site check --strict` does not count it. */
  readonly isOver?: boolean
}
