import { cutText } from '#domain/cut-text.ts'
import { buyerName } from '#domain/inbox/buyer-name.ts'
import { type InboxQuery, inboxAddress, SAVED_VIEWS, type SavedView } from '#domain/inbox/saved-view.ts'
import { STAGES } from '#domain/inbox/stage.ts'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { firstName } from '#domain/person/first-name.ts'
import { inWordsOf } from '#domain/region.ts'
import { isInScope, may } from '#domain/staff/actor.ts'
import type { Inbox, InboxRow, LastMessage } from '#operations/inbox/show-inbox.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { Site } from '#site/site.ts'
import type { Tab } from '../page-values.ts'
import { momentAgo } from '../time/moment.ts'
import { clockBadge, shownCar, stageBadge } from './lead-labels.ts'
import type { LeadRow, ListedLeads } from './leads-page.ts'

/** INBOX-5: the list as a page shows it. */
export function listPage(
  { site, actor, now }: Omit<StaffRequest, 'platform'>,
  { rows, next, counts, people }: Inbox,
  query: InboxQuery,
): ListedLeads {
  const place = placeOf(query)
  const named = ({ id, name }: (typeof people)[number]) => ({
    value: id,
    label: id === actor.id ? `${name} (you)` : name,
  })
  const names = people.map(named)
  // CR-B8: who only reads gets no leads.
  const owners = people.filter(({ mayAnswer }) => mayAnswer).map(named)
  const locations = site.locations.filter(({ id }) => isInScope(actor.scope, { location: id }))
  return {
    tabs: (Object.keys(SAVED_VIEWS) as SavedView[]).map((view) => tabOf(view, query, counts)),
    place,
    view: query.view,
    words: query.words,
    filters: [
      {
        name: 'stage',
        label: 'Stage',
        value: query.stage ?? '',
        choices: STAGES.filter((stage) => stage !== 'junk').map((stage) => ({
          value: stage,
          label: stageBadge(stage).label,
        })),
      },
      { name: 'assignee', label: 'Owner', value: query.assignee ?? '', choices: names },
      {
        name: 'location',
        label: 'Location',
        value: query.location ?? '',
        choices: locations.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        name: 'category',
        label: 'Kind',
        value: query.category ?? '',
        choices: LEAD_CATEGORIES.map((category) => ({ value: category, label: inWordsOf(site.region, category) })),
      },
    ],
    isFiltered: inboxAddress({ ...query, view: 'all', after: null }) !== '',
    rows: rows.map((row) => leadRow(row, site, place, now)),
    next: next === null ? null : `/leads${placeOf({ ...query, after: next })}`,
    first: query.after === null ? null : `/leads${placeOf({ ...query, after: null })}`,
    mayTake: may(actor, site, 'lead.reply'),
    people: may(actor, site, 'lead.assign') ? owners : null,
  }
}

/** The list's parameters, with their question mark. */
export function placeOf(query: InboxQuery): string {
  const address = inboxAddress(query)
  return address === '' ? '' : `?${address}`
}

function tabOf(view: SavedView, query: InboxQuery, counts: Inbox['counts']): Tab {
  const count = {
    mine: counts.mine,
    unassigned: counts.unassigned,
    overdue: counts.overdue,
    'new-today': counts.newToday,
  }
  return {
    href: `/leads${placeOf({ ...query, view, after: null })}`,
    label: SAVED_VIEWS[view],
    isCurrent: view === query.view,
    count: view in count ? count[view as keyof typeof count] : null,
    tone: view === 'overdue' ? 'danger' : 'plain',
  }
}

export function leadRow(row: InboxRow, site: Site, place: string, now: Date): LeadRow {
  const { nextAction } = row
  return {
    id: row.id,
    href: `/leads/${row.id}${place}`,
    name: buyerName(row),
    isNew: row.stage === 'new',
    stage: stageBadge(row.stage),
    clock: clockBadge(row.colour, row.waits),
    category: inWordsOf(site.region, row.category),
    source: row.source,
    location: site.locations.length > 1 ? (site.locations.find(({ id }) => id === row.locationId)?.name ?? null) : null,
    car: shownCar(row.car, row.carTitle, site),
    said: row.message && { by: whoSaid(row.message, row.name, site), text: beginning(row.message.text) },
    owner: row.assignee === null ? null : row.owner,
    assignee: row.assignee ?? '',
    nextAction: nextAction && {
      text: nextAction.text,
      at: nextAction.at && momentAgo(nextAction.at, site, now),
      isDue: nextAction.at !== null && nextAction.at <= now,
    },
    // Its age, by which the list is sorted; events such as an escalation do not make it young.
    at: momentAgo(row.lastLeadAt, site, now),
  }
}

const DONE = { lead: 'Enquiry', call: 'Call', note: 'Note' } as const

function whoSaid({ kind, by }: LastMessage, name: string, { region }: Pick<Site, 'region'>): string {
  if (kind === 'lead' && by !== null) return `${firstName(by) || 'Staff'}, note`
  if (kind === 'mail-in' || kind === 'text-in' || kind === 'lead')
    return firstName(name) || inWordsOf(region, DONE.lead)
  const staff = firstName(by ?? '') || 'Staff'
  return kind === 'mail-out' || kind === 'text-out' ? staff : `${staff}, ${DONE[kind].toLowerCase()}`
}

function beginning(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), 140)
}
