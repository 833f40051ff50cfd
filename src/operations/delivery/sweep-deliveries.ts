import { DELIVERY_KINDS } from '#domain/lead/delivery/delivery-kind.ts'
import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { createDeliveryLanes, type DeliveryLanes, WAY_OF, WAYS, type Way } from './delivery-lanes.ts'

/**
 * FORM-13: tries every delivery that is due, whether a job reminds of it or not: the row is the authority. Answers with
 * how many were sent. Once `signal` is aborted, the attempts under way are finished and no other begins.
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
    const due = signal?.aborted ? [] : await leads.dueDeliveries(platform.clock.now(), A_LOOK, kinds)
    const went = await Promise.all(due.map((delivery) => lanes.deliver(siteSlug, delivery)))
    const arrived = went.filter(({ ok }) => ok).length
    sent += arrived
    // Of a full look at which nothing arrived the next would bring no better; it waits for the next round.
    if (due.length < A_LOOK || arrived === 0) return sent
  }
}

/** Of one way: the lanes limit what each site may have under way. */
const SITES_AT_ONCE = 64
/** Deliveries that one look brings. */
const A_LOOK = 100
