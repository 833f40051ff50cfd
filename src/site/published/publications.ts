import { settleHosts } from '../folder/settle-hosts.ts'
import type { Site } from '../site.ts'
import type { SiteFault } from '../site-fault.ts'
import type { SiteHistory } from './site-history.ts'
import type { VersionFiles } from './version-records.ts'

/** What drafts are read from and published with. */
export interface Publications {
  readonly history: SiteHistory
  readonly files: VersionFiles
  /** Hostnames that a site would claim from another one. */
  hostFaults(site: Site): Promise<readonly SiteFault[]>
  /** Serves what was published now, instead of at the next look. */
  look(): Promise<void>
}

/** SITE-1: whether a site that is to be published claims another's hostname, beside all sites that are up. */
export function hostFaultsOf(
  site: Site,
  {
    sites,
    production,
    recorded,
  }: { readonly sites: readonly Site[]; readonly production: boolean; readonly recorded: ReadonlyMap<string, string> },
): readonly SiteFault[] {
  const live = new Map(sites.map((each) => [each.slug, each]))
  const { refused, struck } = settleHosts(new Map([...live, [site.slug, site]]), live, production, {
    recorded,
    refusesNew: true,
  })
  const fault = refused.get(site.slug)
  return fault === undefined ? (struck.get(site.slug) ?? []) : [fault]
}
