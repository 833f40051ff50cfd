import { counted } from '#domain/counted.ts'
import type { Alerter } from '#gateways/alert/alert.ts'
import type { DeliveryTrouble } from '#storage/lead/all-deliveries.ts'
import type { Platform } from '../platform.ts'

/**
 * FORM-13: alerts the platform's operator about deliveries that need a person, in one message through every configured
 * channel. None of the channels is the mail server, which may be the cause. The deliveries count as reported once one
 * channel accepts the message; until then each round retries. Returns the number of deliveries reported.
 */
export async function reportTroubles(platform: Platform): Promise<number> {
  const { storage, alerters, clock, log } = platform
  if (alerters.length === 0) return 0
  const troubles = await storage.allDeliveries.untold(MESSAGE_LIMIT)
  const [first] = troubles
  if (first === undefined) return 0
  const alert = {
    text: troubleText(troubles),
    mark: `${first.deliveryId.slice(0, 8)}-${troubles.length}`,
    at: clock.now(),
    facts: { deliveries: troubles },
  }
  const taken = await Promise.all(
    alerters.map((alerter: Alerter) =>
      alerter.send(alert).then(
        () => true,
        () => {
          // Another channel may have accepted it; if not, the next round retries.
          log.error('operator alert not sent', { way: alerter.name, deliveries: troubles.length })
          return false
        },
      ),
    ),
  )
  if (!taken.includes(true)) return 0
  await storage.allDeliveries.markTold(troubles, clock.now())
  return troubles.length
}

/** 'Forecourt: 3 lead deliveries need a person: yard (2), rival (1). …' */
function troubleText(troubles: readonly DeliveryTrouble[]): string {
  const bySite = [...Map.groupBy(troubles, ({ siteSlug }) => siteSlug)].map(
    ([slug, { length }]) => `${slug} (${length})`,
  )
  const many = counted(troubles.length, 'lead delivery needs', 'lead deliveries need')
  return `Forecourt: ${many} a person: ${bySite.join(', ')}. First: forecourt leads retry ${troubles[0]?.leadId} --site ${troubles[0]?.siteSlug}`
}

/** Deliveries per message; the next round reports the rest. */
const MESSAGE_LIMIT = 100
