import { counted } from '#domain/counted.ts'
import type { DeliveryCount } from '#storage/lead/delivery-counts.ts'
import type { Fault } from './readiness.ts'

/** FORM-13: one warning per site with undeliverable leads that no person has dealt with yet. */
export function lostLeads(counts: readonly Pick<DeliveryCount, 'site' | 'state' | 'count'>[]): readonly Fault[] {
  const bySite = new Map<string, number>()
  for (const { site, state, count } of counts) if (state === 'dead') bySite.set(site, (bySite.get(site) ?? 0) + count)
  return [...bySite].map(([site, count]) => ({
    kind: 'lost-leads',
    sentence: `${counted(count, 'lead delivery', 'lead deliveries')} of ${site} reached nobody: run npm run forecourt -- leads list --site ${site} --state dead.`,
  }))
}
