/** A hostname that a site begins to answer to. */
export interface HostnameClaim {
  readonly hostname: string
  readonly siteSlug: string
  /** The owner that the claimant has seen recorded; the claim fails when there is another one by now. */
  readonly insteadOf: string | null
}

/** Who owns which hostname, the same for every process on a database (docs/decisions/061). */
export interface HostnameRegister {
  /** Slugs by hostname. */
  owners(): Promise<ReadonlyMap<string, string>>
  /** Records the claims that nobody else was sooner with. */
  claim(claims: readonly HostnameClaim[]): Promise<void>
}

/**
 * What must be recorded so that the owners here are those of every process. Names under localhost belong to the slug
 * in them, or to one machine: they are not recorded.
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
