import { DELIVERY_KINDS } from '#domain/lead/delivery/delivery-kind.ts'
import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { createDeliveryLanes, type DeliveryLanes, WAY_OF, WAYS, type Way } from './delivery-lanes.ts'

/**
 * FORM-13: attempts every due delivery. The rows decide what is due, not the notices. Returns the number of deliveries
 * sent. After `signal` aborts, running attempts finish and no others start.
 */
export async function sweepDeliveries(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
  lanes: DeliveryLanes = createDeliveryLanes(platform),
): Promise<number> {
  const due = await platform.storage.allDeliveries.sitesWithDue(platform.clock.now())
  const ofWay = async (way: Way) => {
    const slugs = new Set(due.filter(({ kind }) => WAY_OF[kind] === way).map(({ siteSlug }) => siteSlug))
    const sites = siteSlugs.filter((slug) => slugs.has(slug))
    const sent = await atOnce(
      SITES_AT_ONCE,
      sites.map((slug) => () => sweepSite({ platform, siteSlug: slug, way, signal, lanes })),
    )
    return sent.reduce((sum, ofSite) => sum + ofSite, 0)
  }
  return (await Promise.all(WAYS.map(ofWay))).reduce((sum, ofOne) => sum + ofOne, 0)
}

interface SiteSweep {
  readonly platform: Platform
  readonly siteSlug: string
  readonly way: Way
  readonly signal: AbortSignal | null
  readonly lanes: DeliveryLanes
}

async function sweepSite({ platform, siteSlug, way, signal, lanes }: SiteSweep): Promise<number> {
  const { leads } = platform.storage.forSite({ slug: siteSlug })
  const kinds = DELIVERY_KINDS.filter((kind) => WAY_OF[kind] === way)
  let sent = 0
  for (;;) {
    const due = signal?.aborted ? [] : await leads.dueDeliveries(platform.clock.now(), BATCH, kinds)
    const went = await Promise.all(due.map((delivery) => lanes.deliver(siteSlug, delivery)))
    const arrived = went.filter(({ ok }) => ok).length
    sent += arrived
    // If nothing in a full batch arrived, the next batch would hardly do better; wait for the next sweep.
    if (due.length < BATCH || arrived === 0) return sent
  }
}

/** Sites per channel; the lanes limit the attempts of each site. */
const SITES_AT_ONCE = 64
/** Deliveries per query. */
const BATCH = 100
