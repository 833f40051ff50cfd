import { periodBefore, type ReportPeriod, rangeOf } from '#domain/report/report-period.ts'
import { type Actor, isInScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { StockAges } from '#storage/car/stock-ages.ts'
import type { CarFigures, FunnelFigures, LeadFigures, LostFigures } from '#storage/inbox/report-figures.ts'
import { limitsOf } from '../inbox/lead-place.ts'
import { placeOfReserved } from '../reservation/reservation-place.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'

/** INBOX-14: the figures of a period, in the person's scope. */
export interface Report {
  readonly leads: readonly LeadFigures[]
  readonly funnel: FunnelFigures
  /** SALES-10: by reason, beside the period before. */
  readonly lost: readonly LostFigures[]
  readonly appointments: readonly AppointmentFigures[]
  readonly reservations: readonly ReservationFigures[]
  readonly stock: StockAges
  readonly cars: readonly CarFigures[]
  /** Names of people by id, of those who left too. */
  readonly people: ReadonlyMap<string, string>
  /** Minutes of the site's target. */
  readonly target: number
}

export interface AppointmentFigures {
  readonly locationId: string
  readonly kept: number
  readonly missed: number
  readonly cancelled: number
  /** Over, and nobody has said whether the person came. */
  readonly unmarked: number
  readonly ahead: number
}

export interface ReservationFigures {
  readonly group: 'held' | 'sold' | 'refunded' | 'never-paid' | 'being-paid'
  readonly currency: string
  readonly count: number
  /** Whole currency units. */
  readonly amount: number
}

export async function readReport(request: StaffRequest, period: ReportPeriod): Promise<Report> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'report.read', now)
  const { scope } = actor
  const range = rangeOf(period, site.timezone)
  const before = rangeOf(periodBefore(period), site.timezone).from
  const storage = platform.storage.forSite(site)
  const { target } = limitsOf(site)
  const places = site.locations.filter(({ id }) => isInScope(scope, { location: id })).map(({ slug }) => slug)
  const [leads, funnel, lost, cars, appointments, reservations, stock, members] = await Promise.all([
    storage.inbox.figures.leads(range, { timezone: site.timezone, target }, scope),
    storage.inbox.figures.funnel(range, scope),
    storage.inbox.figures.lost({ ...range, before }, scope),
    storage.inbox.figures.cars(range, scope, MOST_CARS),
    storage.appointments.list({ ...range, locationId: null }, scope),
    reservationFigures(request, actor, range),
    storage.stockAges(
      { ...range, now },
      { dealerships: scope.dealerships, places: scope.locations === null ? null : places },
    ),
    storage.members.all(),
  ])
  return {
    leads,
    funnel,
    lost,
    cars,
    appointments: appointmentFigures(appointments, now),
    reservations,
    stock,
    people: new Map(members.map(({ personId, name }) => [personId, name])),
    target,
  }
}

const MOST_CARS = 10

function appointmentFigures(all: readonly CalendarAppointment[], now: Date): readonly AppointmentFigures[] {
  const locations = [...new Set(all.map(({ locationId }) => locationId))]
  return locations.map((locationId) => {
    const appointments = all.filter((each) => each.locationId === locationId)
    const count = (is: (each: CalendarAppointment) => boolean) => appointments.filter(is).length
    return {
      locationId,
      kept: count(({ state }) => state === 'kept'),
      missed: count(({ state }) => state === 'missed'),
      cancelled: count(({ state }) => state === 'cancelled'),
      unmarked: count(({ state, start }) => state === 'booked' && start <= now),
      ahead: count(({ state, start }) => state === 'booked' && start > now),
    }
  })
}

/** Reservations that began in the period, by what became of the money. */
async function reservationFigures(
  { platform: { storage }, site }: SiteRequest,
  { scope }: Actor,
  range: { readonly from: Date; readonly to: Date },
): Promise<readonly ReservationFigures[]> {
  const { reservations, cars } = storage.forSite(site)
  const begun = await reservations.begunWithin(range)
  const reservedCars = await cars.findAll([...new Set(begun.map(({ carId }) => carId))])
  const byId = new Map(reservedCars.map((car) => [car.id, car]))
  const groups = new Map<string, ReservationFigures>()
  for (const { carId, state, refund, amount, currency } of begun) {
    if (!isInScope(scope, placeOfReserved(site, byId.get(carId) ?? null))) continue
    const group = refund === 'none' ? GROUPS[state] : 'refunded'
    const key = `${group} ${currency}`
    const sum = groups.get(key) ?? { group, currency, count: 0, amount: 0 }
    groups.set(key, { ...sum, count: sum.count + 1, amount: sum.amount + amount })
  }
  return [...groups.values()]
}

const GROUPS = {
  pending: 'being-paid',
  held: 'held',
  completed: 'sold',
  lapsed: 'refunded',
  refunded: 'refunded',
  expired: 'never-paid',
  cancelled: 'never-paid',
} as const
