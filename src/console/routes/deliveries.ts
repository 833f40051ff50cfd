import { DELIVERY_KINDS } from '#domain/lead/delivery/delivery-kind.ts'
import { may } from '#domain/staff/actor.ts'
import { FIGURES_DAYS, type ShownDestination, showDestinations } from '#operations/delivery/show-destinations.ts'
import { type TestedDestination, testDestination } from '#operations/delivery/test-destination.ts'
import { failedDeliveries } from '#operations/inbox/failed-deliveries.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { DELIVERY_NAMES } from '../leads/deliveries.ts'
import { onSite } from '../on-site.ts'
import type { Tone } from '../page-values.ts'
import type { DeliveriesPage, ShownDestinationRow } from '../pages/deliveries-page.ts'
import { momentAgo } from '../time/moment.ts'

/** INBOX-11: where leads go, with the last error and a test lead for each; and what has not arrived. */
export const DELIVERIES = {
  'GET /deliveries': async (call) => {
    const { platform, query } = call
    const { site, actor } = onSite(call)
    const [destinations, failed] = await Promise.all([
      showDestinations(platform, site, actor),
      failedDeliveries(platform, site, actor),
    ])
    const now = platform.clock.now()
    return {
      page: {
        kind: 'deliveries',
        notice: NOTICES[query.get('tested') as TestedDestination] ?? null,
        days: FIGURES_DAYS,
        mayTest: may(actor, site, 'delivery.test'),
        formId: platform.randomId(),
        destinations: destinations.map((destination) => rowOf(destination, site, now)),
        failed: failed.map(({ delivery, conversationId, name }) => ({
          id: delivery.id,
          text: `${DELIVERY_NAMES[delivery.kind]} about ${name}, ${delivery.destination}`,
          href: `/leads/${conversationId}`,
          retry: `/leads/${conversationId}/retry`,
        })),
      },
    }
  },
  'POST /deliveries/test': async (call) => {
    const { site, actor } = onSite(call)
    const kind = DELIVERY_KINDS.find((each) => each === formText(call.form, 'kind'))
    const formId = formText(call.form, 'id')
    if (kind === undefined || !/^[\w-]{8,64}$/.test(formId)) return { to: '/deliveries?tested=unknown' }
    const wanted = { kind, destination: formText(call.form, 'destination'), formId }
    return { to: `/deliveries?tested=${await testDestination(call.platform, site, actor, wanted)}` }
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

function rowOf(
  { kind, destination, locations, figures }: ShownDestination,
  site: Site,
  now: Date,
): ShownDestinationRow {
  const names = site.locations.filter(({ id }) => locations.includes(id)).map(({ name }) => name)
  const last = figures?.last ?? null
  return {
    kind,
    label: DELIVERY_NAMES[kind],
    destination,
    locations: names.length === site.locations.length ? 'All locations' : names.join(', '),
    state: STATES[last?.outcome ?? 'none'],
    counts: figures === null ? '' : countsText(figures),
    lastAt: last && momentAgo(last.at, site.timezone, now),
    error: last?.outcome === 'failed' ? last.error : null,
  }
}

const STATES: Readonly<Record<'sent' | 'failed' | 'none', { readonly label: string; readonly tone: Tone }>> = {
  sent: { label: 'Delivers', tone: 'good' },
  failed: { label: 'Last attempt failed', tone: 'danger' },
  none: { label: 'Nothing sent', tone: 'plain' },
}

function countsText({ sent, failed, waiting }: NonNullable<ShownDestination['figures']>): string {
  const parts = [
    [sent, 'delivered'],
    [failed, 'failed'],
    [waiting, 'on their way'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
