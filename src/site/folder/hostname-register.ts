/** A hostname that a site starts to answer to. */
export interface HostnameClaim {
  readonly hostname: string
  readonly siteSlug: string
  /** The owner that the claimant read; the claim fails if another one is recorded by now. */
  readonly insteadOf: string | null
}

/** Owners of hostnames, shared by every process on a database (docs/decisions/061). */
export interface HostnameRegister {
  /** Slugs by hostname. */
  owners(): Promise<ReadonlyMap<string, string>>
  /** Records the claims, except those another process made first. */
  claim(claims: readonly HostnameClaim[]): Promise<void>
}

/**
 * Claims to record so that every process agrees on the owners. Names under localhost are not recorded: they belong to
 * the slug in them, or to one machine.
 */
export function claimsFor(
  owners: ReadonlyMap<string, string>,
  recorded: ReadonlyMap<string, string>,
): readonly HostnameClaim[] {
  return [...owners].flatMap(([hostname, siteSlug]) => {
    const insteadOf = recorded.get(hostname) ?? null
    return insteadOf === siteSlug || hostname.endsWith('.localhost') ? [] : [{ hostname, siteSlug, insteadOf }]
  })
}
