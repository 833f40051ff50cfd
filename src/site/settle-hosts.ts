import { hostnamesOf } from './hostname.ts'
import type { Site } from './site.ts'
import { fault, type SiteFault, siteFault } from './site-fault.ts'

export interface SettledHosts {
  /** The site that answers to a hostname, by slug (SITE-1). */
  readonly owners: ReadonlyMap<string, string>
  /** Sites that claim another's hostname; they are not taken over. */
  readonly refused: ReadonlyMap<string, SiteFault>
}

/**
 * Who answers to which hostname when the candidates go live. A hostname has one owner: the site that has it already,
 * else the first by slug. The other candidate is refused as a whole and, where it was live before, stays as it was.
 */
export function settleHosts(
  candidates: ReadonlyMap<string, Site>,
  live: ReadonlyMap<string, Site>,
  production: boolean,
): SettledHosts {
  const refused = new Map<string, SiteFault>()
  for (;;) {
    const sites = [...candidates].flatMap(([slug, site]) => (refused.has(slug) ? (live.get(slug) ?? []) : site))
    const conflict = firstConflict(sites, (site, host) => owns(live.get(site.slug), host, production), production)
    if (conflict === null) return { owners: ownersOf(sites, production), refused }
    refused.set(conflict.loser, conflict.fault)
  }
}

/** Sites that are live own no hostname twice, so the loser of a conflict is always a candidate that can be refused. */
function firstConflict(
  sites: readonly Site[],
  ownedBefore: (site: Site, host: string) => boolean,
  production: boolean,
) {
  const claimed = new Map<string, Site>()
  const inOrder = [...sites].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  for (const site of inOrder) {
    for (const host of hostnamesOf(site, production)) {
      const other = claimed.get(host)
      if (other !== undefined && other !== site) {
        const [winner, loser] = ownedBefore(site, host) ? [site, other] : [other, site]
        const index = loser.hostnames.findIndex((name) => name.toLowerCase() === host)
        const at = index === -1 ? ['slug'] : ['hostnames', index]
        return { loser: loser.slug, fault: siteFault(fault(at, `"${host}" belongs to site "${winner.slug}" already`)) }
      }
      claimed.set(host, site)
    }
  }
  return null
}

function owns(site: Site | undefined, host: string, production: boolean): boolean {
  return site !== undefined && hostnamesOf(site, production).includes(host)
}

function ownersOf(sites: readonly Site[], production: boolean): ReadonlyMap<string, string> {
  return new Map(sites.flatMap((site) => hostnamesOf(site, production).map((host) => [host, site.slug] as const)))
}
