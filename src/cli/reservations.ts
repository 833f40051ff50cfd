import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { clockOf } from '#domain/date/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import { RESERVATION_STATES, type ReservationState } from '#domain/reservation/reservation.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  completeReservation,
  extendReservation,
  type ListedReservation,
  listReservations,
  type Managed,
  releaseReservation,
  retryRefund,
} from '#operations/reservation/manage-reservations.ts'
import { placeOfReserved } from '#operations/reservation/reservation-place.ts'
import { requestOn } from '#operations/site-request.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { Site } from '#site/site.ts'
import { EXIT_STATUS } from './command-context.ts'
import { type LeadsContext, localTime, siteOf } from './lead/leads-context.ts'
import { textTable } from './text-table.ts'

/**
 * `forecourt reservations list --site SLUG [--state …] [--limit N]`: one line per reservation, newest first, 50 by
 * default.
 */
export async function reservationsListCommand(
  context: LeadsContext,
  typed: { readonly state?: string | undefined; readonly limit?: string | undefined } = {},
): Promise<number> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const state = RESERVATION_STATES.find((each) => each === typed.state) ?? null
  const limit = Number(typed.limit ?? '50')
  if (typed.state !== undefined && state === null)
    return refused(context, `--state takes ${RESERVATION_STATES.join(', ')}, not '${typed.state}'.`)
  if (!Number.isInteger(limit) || limit < 1)
    return refused(context, `--limit takes a number above 0, not '${typed.limit}'.`)
  const listed = await listReservations(requestOn(context.platform, site), state, limit)
  if (listed.length === 0) {
    context.print(`${site.name} has no such reservations.`)
    return EXIT_STATUS.done
  }
  const rows = listed.map(({ reservation, car }) => [
    reservation.id,
    localTime(reservation.createdAt.toISOString(), site),
    reservation.state,
    until(reservation, site, car),
    `${formatMoney(reservation.amount)}${REFUNDS[reservation.refund]}`,
    `${reservation.buyer.name} ${reservation.buyer.last_name}`,
    car ? carTitle(car) : '-',
  ])
  const headings = ['Reservation', 'Begun', 'State', 'Until', 'Deposit', 'Name', 'Vehicle']
  for (const line of textTable(headings, rows)) context.print(line)
  return EXIT_STATUS.done
}

/** `forecourt reservations extend ID --site SLUG --hours N`: extends a hold by N hours. */
export async function reservationsExtendCommand(context: LeadsContext, id: string, typed: string): Promise<number> {
  const hours = Number(typed)
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
    return refused(context, `--hours takes a whole number from 1 to ${MOST_HOURS}, not '${typed}'.`)
  return changed(context, id, (site, actor) => extendReservation(requestBy(context.platform, site, actor), id, hours))
}

/** `forecourt reservations release ID --site SLUG`: releases the car and refunds the whole deposit. */
export function reservationsReleaseCommand(context: LeadsContext, id: string): Promise<number> {
  return changed(context, id, (site, actor) => releaseReservation(requestBy(context.platform, site, actor), id))
}

/** `forecourt reservations complete ID --site SLUG`: the buyer has bought the car; the deposit is part of the price. */
export function reservationsCompleteCommand(context: LeadsContext, id: string): Promise<number> {
  return changed(context, id, (site, actor) => completeReservation(requestBy(context.platform, site, actor), id))
}

/** `forecourt reservations refund ID --site SLUG`: retries a refund that has not been sent yet. */
export function reservationsRefundCommand(context: LeadsContext, id: string): Promise<number> {
  return changed(context, id, (site, actor) => retryRefund(requestBy(context.platform, site, actor), id))
}

type Listed = ListedReservation['reservation']

/** A year. */
const MOST_HOURS = 8760
const REFUNDS: Readonly<Record<Listed['refund'], string>> = {
  none: '',
  due: ', refund due',
  sent: ', refunded',
}

async function changed(
  context: LeadsContext,
  id: string,
  act: (site: Site, actor: Actor) => Promise<Managed>,
): Promise<number> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const answer = await act(site, commandActor(site.slug))
  if (!answer.ok && answer.reason === 'not-found') return refused(context, `There is no reservation ${id}.`)
  const { state, refund } = answer.reservation
  const car = await context.platform.storage.forSite(site).cars.findById(answer.reservation.carId)
  const ends = until(answer.reservation, site, car)
  const words = `${state}${ends === '-' ? '' : ` until ${ends}`}${REFUNDS[refund] ? `, deposit${REFUNDS[refund].slice(1)}` : ''}`
  context.print(`Reservation ${id} is ${words}.${answer.ok ? '' : ' Nothing was changed.'}`)
  return answer.ok && refund !== 'due' ? EXIT_STATUS.done : EXIT_STATUS.failed
}

/** End of the hold or of the time to pay; '-' without either. */
function until({ state, payBy, heldUntil }: Listed, site: Site, car: Car | null): string {
  const clock = clockOf(site, placeOfReserved(site, car).location ?? null)
  const ends: Date | null = LASTING[state] === 'payment' ? payBy : LASTING[state] === 'hold' ? heldUntil : null
  return ends === null ? '-' : localTime(ends.toISOString(), clock)
}

const LASTING: Readonly<Partial<Record<ReservationState, 'payment' | 'hold'>>> = { pending: 'payment', held: 'hold' }

function refused({ print }: LeadsContext, sentence: string): number {
  print(sentence)
  return EXIT_STATUS.usage
}
