import type { Alerter } from '#gateways/alert/alert.ts'
import type { DeliveryTrouble } from '#storage/all-deliveries.ts'
import type { Platform } from '../platform.ts'

/**
 * FORM-13: tells the platform's operator of deliveries that need a person, in one message for all of them, by every way
 * that is set up. None of them is the mail server, which may be what fails. It counts as told once one way has taken it;
 * until then each round tries again. Answers with how many deliveries it told of.
 */
export async function tellOfTroubles(platform: Platform): Promise<number> {
  const { storage, alerters, clock, log } = platform
  if (alerters.length === 0) return 0
  const troubles = await storage.allDeliveries.untold(A_MESSAGE)
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
          // Another way may have taken it; if none has, the next round tries again.
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
  const many = troubles.length === 1 ? '1 lead delivery needs' : `${troubles.length} lead deliveries need`
  return `Forecourt: ${many} a person: ${bySite.join(', ')}. First: forecourt leads show ${troubles[0]?.leadId} --site ${troubles[0]?.siteSlug}`
}

/** Deliveries that one message may name; the next round tells of the rest. */
const A_MESSAGE = 100
