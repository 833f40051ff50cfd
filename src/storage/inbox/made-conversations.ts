import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Stage } from '#domain/inbox/stage.ts'
import type { StoredAppointment } from '../appointments.ts'
import { jsonText } from '../json-text.ts'
import type { LeadsTable } from '../lead/lead-tables.ts'
import type { NewLead } from '../lead/leads.ts'
import { type NewReservation, reservationQueries } from '../reservations.ts'
import type { ReservationsTable } from '../schema.ts'
import type { Transactions } from '../transactions.ts'
import type { NewEvent } from './conversation-events.ts'
import type { NewConversationMail } from './conversation-mails.ts'
import { clockColumns, type LeadSummary, lexemesOf, type RunningClock, summaryColumns } from './conversation-row.ts'

/** A conversation of the demonstration with all that happened in it, which is written as a whole. */
export interface MadeConversation {
  readonly id: string
  readonly summary: LeadSummary
  readonly leads: readonly (NewLead & {
    readonly id: string
    readonly answered: { readonly at: Date; readonly minutes: number } | null
    /** Where its mail went. */
    readonly sentTo: string
  })[]
  readonly stage: Stage
  readonly reason: string | null
  readonly assignee: string | null
  readonly clock: RunningClock
  readonly events: readonly NewEvent[]
  readonly mails: readonly NewConversationMail[]
  readonly appointment: Pick<StoredAppointment, 'locationId' | 'start' | 'kind' | 'state'> | null
  readonly reservation:
    | (Omit<NewReservation, 'asker' | 'lookAt'> & {
        readonly state: ReservationsTable['state']
        readonly paidAt: Date | null
        readonly heldUntil: Date | null
        readonly refund: 'none' | 'sent'
        readonly paymentId: string | null
        readonly chargeId: string | null
      })
    | null
}

/** Writes the made conversations of a demonstration dealer, in one transaction (docs/decisions/151). */
export function loadMadeConversations(
  siteSlug: string,
  transactions: Transactions,
): (made: readonly MadeConversation[]) => Promise<void> {
  const { queries, run } = transactions
  return (made) =>
    run(async (within) => {
      const db = queries(within)
      for (let from = 0; from < made.length; from += BATCH) {
        const some = made.slice(from, from + BATCH)
        await db
          .insertInto('leads')
          .values(some.flatMap((each) => each.leads.map((lead) => leadRow(siteSlug, each.id, lead))))
          .execute()
        const deliveries = some.flatMap((each) =>
          each.leads.map((lead) => ({ ...lead, deliveryId: `${lead.id}-mail` })),
        )
        await db
          .insertInto('lead_deliveries')
          .values(
            deliveries.map(({ id, deliveryId, sentTo }) => ({
              site_slug: siteSlug,
              id: deliveryId,
              lead_id: id,
              number: 0,
              kind: 'mail' as const,
              destination: sentTo,
              state: 'sent' as const,
              attempts: 1,
            })),
          )
          .execute()
        await db
          .insertInto('lead_attempts')
          .values(
            deliveries.map(({ deliveryId, createdAt }) => ({
              site_slug: siteSlug,
              delivery_id: deliveryId,
              number: 1,
              at: createdAt.toISOString(),
              outcome: 'sent' as const,
              error: null,
            })),
          )
          .execute()
        await db
          .insertInto('conversations')
          .values(some.map((each) => conversationRow(siteSlug, each)))
          .execute()
        await db
          .insertInto('conversation_events')
          .values(some.flatMap((each) => each.events.map((event) => eventRow(siteSlug, each.id, event))))
          .execute()
        const mails = some.flatMap((each) => each.mails.map((mail) => mailRow(siteSlug, each.id, mail)))
        if (mails.length > 0) await db.insertInto('conversation_mails').values(mails).execute()
        const booked = some.flatMap(({ appointment, leads }) =>
          appointment
            ? [
                {
                  site_slug: siteSlug,
                  location_id: appointment.locationId,
                  starts_at: appointment.start.toISOString(),
                  place: appointment.state === 'cancelled' ? 0 : 1,
                  lead_id: leads[0]?.id ?? '',
                  id: leads[0]?.id ?? '',
                  kind: appointment.kind,
                  state: appointment.state,
                },
              ]
            : [],
        )
        if (booked.length > 0) {
          await db
            .insertInto('appointments')
            .values(booked)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        const reservations = some.flatMap((each) => reservationRow(siteSlug, each) ?? [])
        if (reservations.length > 0) await db.insertInto('reservations').values(reservations).execute()
        const held = reservations.filter(({ state }) => state === 'held')
        for (const { car_id, created_at } of held)
          await reservationQueries(siteSlug, transactions).keepCar(car_id, true, new Date(created_at), within)
      }
    })
}

/** Below the 65,535 values of one statement. */
const BATCH = 200

function leadRow(
  siteSlug: string,
  conversationId: string,
  lead: MadeConversation['leads'][number],
): Insertable<LeadsTable> {
  return {
    site_slug: siteSlug,
    id: lead.id,
    submission_id: lead.submissionId,
    category: lead.category,
    subcategory: lead.subcategory,
    location_id: lead.locationId,
    car_id: lead.carId,
    payload: jsonText(lead.payload),
    consent: lead.consent === null ? null : jsonText(lead.consent),
    created_at: lead.createdAt.toISOString(),
    conversation_id: conversationId,
    answered_at: lead.answered?.at.toISOString() ?? null,
    response_minutes: lead.answered?.minutes ?? null,
  }
}

function conversationRow(siteSlug: string, made: MadeConversation) {
  const last = made.events.at(-1)
  const arrivedAt = made.leads[0]?.createdAt ?? made.summary.arrivedAt
  const at = (last?.at ?? arrivedAt).toISOString()
  return {
    site_slug: siteSlug,
    id: made.id,
    token: randomBytes(10).toString('hex'),
    ...summaryColumns(made.summary),
    stage: made.stage,
    reason: made.reason,
    leads: made.leads.length,
    assignee: made.assignee,
    opened_at: arrivedAt.toISOString(),
    last_lead_at: (made.leads.at(-1)?.createdAt ?? arrivedAt).toISOString(),
    ...clockColumns(made.clock),
    // As if a person had seen to it: what is made raises no alarm (C-10).
    overdue_seen_at: made.clock?.overdueAt?.toISOString() ?? null,
    last_event: last?.kind ?? 'lead',
    last_event_at: at,
    search: sql`array_to_tsvector(${lexemesOf(siteSlug, made.summary.words)}::text[])`,
    changed_at: at,
  }
}

function eventRow(siteSlug: string, conversationId: string, { kind, at, by, leadId = null, data }: NewEvent) {
  return {
    site_slug: siteSlug,
    conversation_id: conversationId,
    at: at.toISOString(),
    kind,
    actor_id: by?.id ?? null,
    actor_name: by?.name ?? null,
    lead_id: leadId,
    data: jsonText(data),
  }
}

function mailRow(siteSlug: string, conversationId: string, mail: NewConversationMail) {
  return {
    site_slug: siteSlug,
    id: mail.id,
    conversation_id: conversationId,
    channel: mail.channel ?? 'mail',
    direction: mail.direction,
    message_id: mail.messageId,
    earlier: jsonText(mail.earlier),
    from_name: mail.fromName,
    from_address: mail.fromAddress,
    to_address: mail.toAddress,
    subject: mail.subject,
    body: mail.body,
    html: mail.html,
    delivery_id: mail.deliveryId,
    at: mail.at.toISOString(),
  }
}

function reservationRow(siteSlug: string, { reservation, leads }: MadeConversation) {
  if (reservation === null) return null
  return {
    site_slug: siteSlug,
    id: reservation.id,
    car_id: reservation.carId,
    key: reservation.key,
    state: reservation.state,
    amount: reservation.amount,
    currency: reservation.currency,
    buyer: jsonText(reservation.buyer),
    visit: jsonText(reservation.visit),
    created_at: reservation.createdAt.toISOString(),
    pay_by: reservation.payBy.toISOString(),
    paid_at: reservation.paidAt?.toISOString() ?? null,
    held_until: reservation.heldUntil?.toISOString() ?? null,
    payment_open: false,
    refund: reservation.refund,
    payment_id: reservation.paymentId,
    charge_id: reservation.chargeId,
    // A hold ends, even in a demonstration that runs for days.
    look_at: reservation.state === 'held' ? (reservation.heldUntil?.toISOString() ?? null) : null,
    lead_id: leads.at(-1)?.id ?? null,
  }
}
