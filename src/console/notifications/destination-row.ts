import type { ShownDestination } from '#operations/delivery/show-destinations.ts'
import type { Site } from '#site/site.ts'
import { deliveryWords } from '../delivery-words.ts'
import { DELIVERY_NAMES } from '../leads/deliveries.ts'
import type { Tone } from '../page-values.ts'
import { momentAgo } from '../time/moment.ts'
import type { ShownDestinationRow } from './deliveries-values.ts'

/** INBOX-11: a destination of leads as the page shows it. */
export function destinationRow(
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
    lastAt: last && momentAgo(last.at, site, now),
    error: last?.outcome === 'failed' && last.error !== null ? deliveryWords(last.error) : null,
  }
}

const STATES: Readonly<Record<'sent' | 'failed' | 'none', { readonly label: string; readonly tone: Tone }>> = {
  sent: { label: 'Working', tone: 'good' },
  failed: { label: 'Failed', tone: 'danger' },
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
