import { hostnamesOf } from '../hostname.ts'
import type { Site } from '../site.ts'
import { fault, type SiteFault, siteFault } from '../site-fault.ts'

export interface SettledHosts {
  /** The site that answers to a hostname, by slug (SITE-1). */
  readonly owners: ReadonlyMap<string, string>
  /** Sites that claim another's hostname and have an earlier configuration, which stays up. */
  readonly refused: ReadonlyMap<string, SiteFault>
  /** Sites that are served without some of the hostnames that they claim. */
  readonly struck: ReadonlyMap<string, readonly SiteFault[]>
  /** Hostnames without an owner: several sites claim them and nothing decides. */
  readonly contested: ReadonlyMap<string, readonly string[]>
}

/** Facts about hostnames from outside the configurations. */
export interface KnownHosts {
  /** Owners by hostname in the database, the same for every process. */
  readonly recorded: ReadonlyMap<string, string>
  /** Owners by hostname in this process, up to now. */
  readonly before: ReadonlyMap<string, string>
  /** Every site with a folder, including broken ones. */
  readonly present: ReadonlySet<string>
  /** Also refuse a new site that claims another's hostname: its publisher can still change it. */
  readonly refusesNew: boolean
}

/**
 * Decides which site answers to which hostname when the candidates go live. A hostname has one owner (`ownerOf`). A
 * site that claims another's hostname keeps its earlier configuration; a new site is served under its other names.
 */
export function settleHosts(
  candidates: ReadonlyMap<string, Site>,
  live: ReadonlyMap<string, Site>,
  production: boolean,
  known: Partial<KnownHosts> = {},
): SettledHosts {
  const facts: KnownHosts = { ...NOTHING_KNOWN, present: new Set(candidates.keys()), ...known }
  const refused = new Map<string, SiteFault>()
  for (;;) {
    const sites = [...candidates].flatMap(([slug, site]) => (refused.has(slug) ? (live.get(slug) ?? []) : site))
    const settled = settle(sites, live, production, facts)
    const mayBeRefused = ({ slug, host }: Struck) => {
      if (refused.has(slug)) return false
      const former = live.get(slug)
      return former === undefined ? facts.refusesNew : !hostnamesOf(former, production).includes(host)
    }
    const loser = settled.struck.find(mayBeRefused)
    if (loser === undefined) return { ...settled, refused, struck: bySlug(settled.struck) }
    refused.set(loser.slug, loser.fault)
  }
}

const NOTHING_KNOWN: KnownHosts = {
  recorded: new Map(),
  before: new Map(),
  present: new Set(),
  refusesNew: false,
}

interface Struck {
  readonly slug: string
  readonly host: string
  readonly fault: SiteFault
}

function settle(sites: readonly Site[], live: ReadonlyMap<string, Site>, production: boolean, known: KnownHosts) {
  const owners = new Map<string, string>()
  const struck: Struck[] = []
  const contested = new Map<string, readonly string[]>()
  const slugs = new Set(sites.map(({ slug }) => slug))
  for (const [host, claimants] of claimsOf(sites, production)) {
    const owner = ownerOf(host, claimants, { known, live, slugs, production })
    if (owner !== null && claimants.some(({ slug }) => slug === owner)) owners.set(host, owner)
    if (owner === null)
      contested.set(
        host,
        claimants.map(({ slug }) => slug),
      )
    for (const site of claimants)
      if (site.slug !== owner) struck.push({ slug: site.slug, host, fault: faultOf(site, host, owner, claimants) })
  }
  return { owners, struck, contested }
}

/** Claiming sites by hostname, sorted by slug. */
function claimsOf(sites: readonly Site[], production: boolean): ReadonlyMap<string, readonly Site[]> {
  const claims = new Map<string, Site[]>()
  for (const site of [...sites].sort((a, b) => (a.slug < b.slug ? -1 : 1)))
    for (const host of new Set(hostnamesOf(site, production))) claims.set(host, [...(claims.get(host) ?? []), site])
  return claims
}

/**
 * The owner of a hostname, from the first source that knows one: the slug itself under localhost; the database; this
 * process so far; the one live configuration that has it; the only site that claims it. Null if several claim it and no
 * source decides. The owner may be a site that does not claim it: a broken site stays the owner of its recorded
 * hostnames.
 */
function ownerOf(
  host: string,
  claimants: readonly Site[],
  {
    known,
    live,
    slugs,
    production,
  }: {
    readonly known: KnownHosts
    readonly live: ReadonlyMap<string, Site>
    readonly slugs: ReadonlySet<string>
    readonly production: boolean
  },
): string | null {
  const claims = (slug: string | undefined) => claimants.some((site) => site.slug === slug)
  const local = host.endsWith(LOCAL) ? host.slice(0, -LOCAL.length) : undefined
  if (!production && local !== undefined && claims(local)) return local
  const recorded = known.recorded.get(host)
  if (recorded !== undefined && (claims(recorded) || isBroken(recorded, slugs, known))) return recorded
  const before = known.before.get(host)
  if (before !== undefined && claims(before)) return before
  const lived = claimants.filter(({ slug }) => {
    const former = live.get(slug)
    return former !== undefined && hostnamesOf(former, production).includes(host)
  })
  if (lived.length === 1) return lived[0]?.slug ?? null
  return claimants.length === 1 ? (claimants[0]?.slug ?? null) : null
}

const LOCAL = '.localhost'

function isBroken(slug: string, good: ReadonlySet<string>, { present }: KnownHosts): boolean {
  return present.has(slug) && !good.has(slug)
}

function faultOf(site: Site, host: string, owner: string | null, claimants: readonly Site[]): SiteFault {
  const index = site.hostnames.findIndex((name) => name.toLowerCase() === host)
  const at = index === -1 ? ['slug'] : ['hostnames', index]
  if (owner !== null) return siteFault(fault(at, `"${host}" belongs to site "${owner}" already`))
  const others = claimants.filter(({ slug }) => slug !== site.slug).map(({ slug }) => `"${slug}"`)
  return siteFault(
    fault(
      at,
      `"${host}" is claimed by site ${others.join(' and ')} too: nobody is served under it until one gives it up`,
    ),
  )
}

function bySlug(struck: readonly Struck[]): ReadonlyMap<string, readonly SiteFault[]> {
  const faults = new Map<string, readonly SiteFault[]>()
  for (const { slug, fault: found } of struck) faults.set(slug, [...(faults.get(slug) ?? []), found])
  return faults
}
