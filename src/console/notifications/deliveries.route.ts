import { DELIVERY_KINDS } from '#domain/lead/delivery/delivery-kind.ts'
import { may } from '#domain/staff/actor.ts'
import { FIGURES_DAYS, showDestinations } from '#operations/delivery/show-destinations.ts'
import { failedDeliveries } from '#operations/inbox/failed-deliveries.ts'
import { type TestedDestination, testDestination } from '#operations/sending/test-destination.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { onceId } from '../form/once-id.ts'
import { formText } from '../form-text.ts'
import { DELIVERY_NAMES } from '../leads/deliveries.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import type { DeliveriesPage } from './deliveries-values.ts'
import { destinationRow } from './destination-row.ts'

/** INBOX-11: where leads go, with the last error and a test lead for each; and what has not arrived. */
export const routes = {
  'GET /deliveries': async (call) => {
    const { platform, query } = call
    const request = staffRequest(call)
    const { site, actor } = request
    const [destinations, failed] = await Promise.all([showDestinations(request), failedDeliveries(request)])
    const now = platform.clock.now()
    return {
      page: typedPage<DeliveriesPage>({
        kind: 'deliveries',
        notice: NOTICES[query.get('tested') as TestedDestination] ?? null,
        days: FIGURES_DAYS,
        mayTest: may(actor, site, 'delivery.test'),
        formId: platform.randomId(),
        destinations: destinations.map((destination) => destinationRow(destination, site, now)),
        failed: failed.map(({ delivery, conversationId, name }) => ({
          id: delivery.id,
          text: `${DELIVERY_NAMES[delivery.kind]} about ${name}, ${delivery.destination}`,
          href: `/leads/${conversationId}`,
          retry: `/leads/${conversationId}/retry`,
        })),
      }),
    }
  },
  'POST /deliveries/test': async (call) => {
    const request = staffRequest(call)
    const kind = DELIVERY_KINDS.find((each) => each === formText(call.form, 'kind'))
    const formId = onceId(call.form, 'id')
    if (kind === undefined || formId === null) return { to: '/deliveries?tested=unknown' }
    const delivery = { kind, destination: formText(call.form, 'destination'), formId }
    return { to: `/deliveries?tested=${await testDestination(request, delivery)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NOTICES: Readonly<Record<TestedDestination, DeliveriesPage['notice']>> = {
  sent: { text: 'The test lead was delivered. It says ‘Test Lead’, so nobody calls.', tone: 'good' },
  waiting: { text: 'The test lead is on its way. Look again in a minute.', tone: 'plain' },
  failed: { text: 'The test lead was not delivered. The reason is below.', tone: 'danger' },
  refused: {
    text: 'The site’s own form refused the test lead: it asks for details that it does not have.',
    tone: 'danger',
  },
  unknown: { text: 'This destination is not one of the site’s any more.', tone: 'warning' },
}
