import { type Actor, hasRight, may, type StaffPlace } from '../staff/actor.ts'
import { type Channel, eventRow, type NotificationEvent } from './notification-event.ts'

/** Something that happened, as far as it decides who is notified. */
export interface Happened {
  readonly event: NotificationEvent
  /** The parts that a scope looks at (STAFF-3). */
  readonly place: StaffPlace
  /** Owners of the lead. */
  readonly owners: readonly string[]
  /** Who did it; nobody is notified of what they did themselves. */
  readonly by: string | null
}

export interface Recipient {
  readonly personId: string
  readonly channels: readonly Channel[]
}

/** INBOX-13: who is notified, on which channels. A person whose rights or scope hide the thing is not (STAFF-5). */
export function recipientsOf(
  { event, place, owners, by }: Happened,
  people: readonly Actor[],
  site: { readonly slug: string },
  channelsOf: (person: Actor) => readonly Channel[],
): readonly Recipient[] {
  const { audience, right } = eventRow(event)
  const able = people.filter((person) => may(person, site, right, place))
  const owning = able.filter(({ id }) => owners.includes(id))
  const desk = able.filter((person) => may(person, site, 'lead.assign', place))
  const chosen = { owners: owning, 'owners-or-desk': owning.length > 0 ? owning : desk, everyone: able }[audience]
  return chosen
    .filter(({ id }) => id !== by)
    .map((person) => ({ personId: person.id, channels: channelsOf(person) }))
    .filter(({ channels }) => channels.length > 0)
}

/** Whether an event can reach a person at all: they see such things, and can own a lead where its owner is notified. */
export function canHear(person: Actor, event: NotificationEvent): boolean {
  const { audience, right } = eventRow(event)
  return hasRight(person, right) && (audience === 'everyone' || hasRight(person, 'lead.reply'))
}
