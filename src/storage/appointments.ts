import { type Selectable, sql } from 'kysely'
import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import type { StaffScope } from '#domain/staff/actor.ts'
import { leadCarTitle } from './lead/lead-car-title.ts'
import type { AppointmentsTable } from './schema.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface NewAppointment {
  readonly id: string
  readonly locationId: string
  readonly start: Date
  readonly leadId: string
  readonly kind: AppointmentKind
  readonly atOnce: number
  /** How often it was moved. */
  readonly changes?: number
}

export interface StoredAppointment extends Omit<NewAppointment, 'atOnce'> {
  readonly state: AppointmentState
  readonly changes: number
}

/** An appointment with the person and the car of its lead (INBOX-9). */
export interface CalendarAppointment extends StoredAppointment {
  /** Null for a moment after the enquiry, if the inbox could not place it at once. */
  readonly conversationId: string | null
  readonly category: string
  readonly dealershipSlug: string | null
  readonly name: string
  readonly phone: string | null
  readonly carId: string | null
  readonly carTitle: string | null
  /** Id of the person who answers the conversation. */
  readonly assignee: string | null
}

/** Appointments at one site's locations (FORM-14, INBOX-9). */
export function appointmentQueries(siteSlug: string, { queries }: Transactions) {
  const listed = (within?: Transaction) =>
    queries(within)
      .selectFrom('appointments as booked')
      .innerJoin('leads as lead', (join) =>
        join.onRef('lead.site_slug', '=', 'booked.site_slug').onRef('lead.id', '=', 'booked.lead_id'),
      )
      .leftJoin('conversations as talk', (join) =>
        join.onRef('talk.site_slug', '=', 'lead.site_slug').onRef('talk.id', '=', 'lead.conversation_id'),
      )
      .where('booked.site_slug', '=', siteSlug)
      .selectAll('booked')
      .select(['lead.conversation_id', 'lead.category', 'lead.car_id', 'talk.assignee'])
      .select([
        sql<string | null>`lead.payload->>'dealership_slug'`.as('dealership_slug'),
        sql<string>`concat_ws(' ', lead.payload->>'name', lead.payload->>'last_name')`.as('name'),
        sql<string | null>`lead.payload->>'phone'`.as('phone'),
        leadCarTitle.as('car_title'),
      ])
  const listedFrom = (
    { from, locationId }: { readonly from: Date; readonly locationId: string | null },
    { dealerships, locations, categories }: StaffScope,
  ) => {
    let query = listed().where('booked.starts_at', '>=', from)
    if (locationId !== null) query = query.where('booked.location_id', '=', locationId)
    if (locations !== null) query = query.where(sql<boolean>`booked.location_id = any(${[...locations]}::text[])`)
    if (categories !== null) query = query.where(sql<boolean>`lead.category = any(${[...categories]}::text[])`)
    if (dealerships !== null)
      query = query.where(sql<boolean>`lead.payload->>'dealership_slug' = any(${[...dealerships]}::text[])`)
    return query.orderBy('booked.starts_at').orderBy('booked.id')
  }

  return {
    /** Takes one of the time's places; false if all `atOnce` are taken. Concurrent bookings never share a place. */
    async book({ atOnce, ...booking }: NewAppointment, within: Transaction): Promise<boolean> {
      for (let place = 1; place <= atOnce; place += 1) {
        const booked = await queries(within)
          .insertInto('appointments')
          .values({
            site_slug: siteSlug,
            location_id: booking.locationId,
            starts_at: booking.start.toISOString(),
            place,
            lead_id: booking.leadId,
            id: booking.id,
            kind: booking.kind,
            changes: booking.changes ?? 0,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('place')
          .executeTakeFirst()
        if (booked !== undefined) return true
      }
      return false
    },
    /** Makes other changes of the location's calendar by staff wait until the transaction ends. */
    async lockLocation(locationId: string, within: Transaction): Promise<void> {
      const key = `calendar ${siteSlug} ${locationId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(queries(within))
    },
    async find(id: string, within?: Transaction): Promise<CalendarAppointment | null> {
      const row = await listed(within).where('booked.id', '=', id).executeTakeFirst()
      return row === undefined ? null : toCalendar(row)
    },
    /** The appointment of a lead that was changed last; null without one. */
    async latestOf(leadId: string): Promise<CalendarAppointment | null> {
      const row = await listed()
        .where('booked.lead_id', '=', leadId)
        .orderBy('booked.changes', 'desc')
        .orderBy('booked.id')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : toCalendar(row)
    },
    /** The next appointment of a conversation after `now`; null without one. */
    async nextOf(conversationId: string, now: Date): Promise<CalendarAppointment | null> {
      const row = await listed()
        .where('lead.conversation_id', '=', conversationId)
        .where('booked.state', '=', 'booked')
        .where('booked.starts_at', '>', now)
        .orderBy('booked.starts_at')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : toCalendar(row)
    },
    /** Deletes an appointment, so that it can be booked at another time in the same transaction. */
    async drop(id: string, within: Transaction): Promise<void> {
      await queries(within).deleteFrom('appointments').where('site_slug', '=', siteSlug).where('id', '=', id).execute()
    },
    async setState(id: string, state: 'kept' | 'missed', within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('appointments')
        .set({ state })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Cancels an appointment and gives its place back. The location is locked, so numbers below 1 stay unique. */
    async cancel(id: string, within: Transaction): Promise<void> {
      await sql`update appointments booked set state = 'cancelled', changes = changes + 1, place = (
          select least(min(other.place), 1) - 1 from appointments other where other.site_slug = booked.site_slug
            and other.location_id = booked.location_id and other.starts_at = booked.starts_at)
        where site_slug = ${siteSlug} and id = ${id}`.execute(queries(within))
    },
    /** INBOX-9: appointments in the half-open range from `from` to `to` that the scope includes, by time. */
    async list(
      { from, to, locationId }: { readonly from: Date; readonly to: Date; readonly locationId: string | null },
      scope: StaffScope,
    ): Promise<readonly CalendarAppointment[]> {
      const rows = await listedFrom({ from, locationId }, scope).where('booked.starts_at', '<', to).execute()
      return rows.map(toCalendar)
    },
    /** INBOX-9: the first booked appointment from `from` on that the scope includes; null without one. */
    async firstFrom(
      place: { readonly from: Date; readonly locationId: string | null },
      scope: StaffScope,
    ): Promise<CalendarAppointment | null> {
      const row = await listedFrom(place, scope).where('booked.state', '=', 'booked').limit(1).executeTakeFirst()
      return row === undefined ? null : toCalendar(row)
    },
    /** Number of a person's future bookings, by phone or e-mail. */
    async countOf({ phone, email }: { readonly phone: string; readonly email: string }, now: Date): Promise<number> {
      const row = await queries()
        .selectFrom('appointments as booked')
        .innerJoin('leads as lead', (join) =>
          join.onRef('lead.site_slug', '=', 'booked.site_slug').onRef('lead.id', '=', 'booked.lead_id'),
        )
        .where('booked.site_slug', '=', siteSlug)
        .where('booked.starts_at', '>', now)
        .where('booked.place', '>', 0)
        .where(
          // B11: a person may have left one of them out, and two empty ones are not the same person.
          sql<boolean>`(lead.payload->>'phone' = ${phone || null} or lower(lead.payload->>'email') = ${email.toLowerCase() || null})`,
        )
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** Start times of a location's bookings in the half-open range from `from` to `to`, without cancelled ones. */
    async starts(locationId: string, from: Date, to: Date, within?: Transaction): Promise<readonly Date[]> {
      const rows = await queries(within)
        .selectFrom('appointments')
        .where('site_slug', '=', siteSlug)
        .where('location_id', '=', locationId)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', to)
        .where('place', '>', 0)
        .orderBy('starts_at')
        .select('starts_at')
        .execute()
      return rows.map(({ starts_at }) => starts_at)
    },
  }
}

interface CalendarRow extends Selectable<AppointmentsTable> {
  readonly conversation_id: string | null
  readonly category: string
  readonly car_id: string | null
  readonly assignee: string | null
  readonly dealership_slug: string | null
  readonly name: string
  readonly phone: string | null
  readonly car_title: string | null
}

function toCalendar(row: CalendarRow): CalendarAppointment {
  return {
    id: row.id,
    locationId: row.location_id,
    start: row.starts_at,
    leadId: row.lead_id,
    kind: row.kind,
    state: row.state,
    changes: row.changes,
    conversationId: row.conversation_id,
    category: row.category,
    dealershipSlug: row.dealership_slug,
    name: row.name,
    phone: row.phone || null,
    carId: row.car_id,
    carTitle: row.car_title,
    assignee: row.assignee,
  }
}
