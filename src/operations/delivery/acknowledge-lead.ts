import type { SiteRequest } from '../site-request.ts'

export type AcknowledgedLead =
  | { readonly ok: true; readonly destinations: readonly string[] }
  | { readonly ok: false; readonly reason: 'not-found' | 'nothing-dead' }

/** D-13: marks the dead deliveries of a lead as handled by staff, so that they raise no more alerts. */
export async function acknowledgeLead(
  { platform, site }: SiteRequest,
  leadId: string,
  by: string,
): Promise<AcknowledgedLead> {
  const { leads } = platform.storage.forSite(site)
  if ((await leads.find(leadId)) === null) return { ok: false, reason: 'not-found' }
  const dead = (await leads.deliveries(leadId)).filter(({ state, acknowledged }) => state === 'dead' && !acknowledged)
  if (dead.length === 0) return { ok: false, reason: 'nothing-dead' }
  for (const { id } of dead) await leads.acknowledge(id, by, platform.clock.now())
  platform.log.info('lead acknowledged', { site: site.slug, lead: leadId, deliveries: dead.length })
  return { ok: true, destinations: dead.map(({ destination }) => destination) }
}
