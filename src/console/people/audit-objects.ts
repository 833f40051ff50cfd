import type { AuditedNames } from '#operations/staff/audited-names.ts'

/** What an event is about: its name, and the page that shows it; null: none does. */
export interface AuditedObjectView {
  readonly label: string
  readonly href: string | null
}

type Shows = (id: string, names: AuditedNames) => AuditedObjectView

const KINDS: Readonly<Record<string, Shows>> = {
  member: (id, { people }) => ({ label: people.get(id) ?? 'A person', href: null }),
  invitation: (id, { invitations }) => ({ label: invitations.get(id) ?? 'An invitation', href: null }),
  car: (id, { cars }) => ({ label: cars.get(id) ?? 'A car that is gone', href: cars.has(id) ? `/stock/${id}` : null }),
  draft: (id) => ({ label: 'A car added by hand', href: `/hand-cars/${id}` }),
  conversation: (id, { leads }) => ({ label: leads.get(id) || 'A lead', href: `/leads/${id}` }),
  appointment: (id) => ({ label: 'An appointment', href: `/calendar/${id}` }),
  reservation: (id) => ({ label: 'A reservation', href: `/reservations/${id}` }),
  feed: (id) => ({ label: `Feed ${id}`, href: '/feeds' }),
  'feed-run': (id) => ({ label: 'A file of a feed', href: `/feed-runs/${id}` }),
  channel: (id) => ({ label: `Channel ${id}`, href: '/channels' }),
  key: (id, { keys }) => ({ label: keys.get(id) ?? 'It is gone', href: null }),
  site: () => ({ label: 'This site', href: null }),
  'site-draft': () => ({ label: 'A draft of the site', href: null }),
  'site-part': (id) => ({ label: `Part ${id} of the site`, href: null }),
  'stock-view': () => ({ label: '', href: null }),
  'stock-columns': () => ({ label: '', href: null }),
  inbox: (id) => inboxObject(id),
}

/** STAFF-8: the object of an event as people know it. */
export function objectView({ kind, id }: { readonly kind: string; readonly id: string }, names: AuditedNames) {
  return KINDS[kind]?.(id, names) ?? { label: kind, href: null }
}

/** 'rules', 'teams', 'leave PERSON' or 'template ID'. */
function inboxObject(id: string): AuditedObjectView {
  if (id.startsWith('template')) return { label: 'A template', href: '/site/templates' }
  return { label: id === 'rules' ? 'The rules' : id === 'teams' ? 'The teams' : 'Leave', href: '/site/assignment' }
}
