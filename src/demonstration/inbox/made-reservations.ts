import type { Car } from '#domain/car/car.ts'
import { isReservable } from '#domain/car/price/reservable.ts'
import type { PaymentGateway } from '#gateways/payments/payments.ts'
import type { SandboxPayments } from '#gateways/payments/sandbox.ts'
import type { Site } from '#site/site.ts'
import type { MadeConversation } from '#storage/inbox/made-conversations.ts'
import type { MadeEnquiry } from './make-enquiries.ts'

/** Hours that the made holds still have: one ends soon. */
const HOURS_LEFT = [5, 31] as const

/** The latest negotiations, which hold a car each: cars from the end of the stock. Keys are numbers of enquiries. */
export function heldCars(
  { reservation }: Site,
  enquiries: readonly MadeEnquiry[],
  stock: readonly Car[],
): ReadonlyMap<number, { readonly car: Car; readonly hoursLeft: number }> {
  const cars = stock.filter((car) => isReservable(car, reservation)).slice(-HOURS_LEFT.length)
  const buyers = enquiries
    .flatMap(({ stage, car }, index) => (stage === 'negotiating' && car !== null ? [index] : []))
    .slice(-cars.length)
  return new Map(
    buyers.flatMap((index, turn) => {
      const [car, hoursLeft] = [cars[turn], HOURS_LEFT[turn]]
      return car && hoursLeft !== undefined ? [[index, { car, hoursLeft }] as const] : []
    }),
  )
}

/** The reservation of a made enquiry; `hoursLeft` is set if it still holds the car. */
export function madeReservation(
  id: string,
  { reservation: ended, buyer, arrivedAt }: MadeEnquiry,
  car: Car | null,
  {
    site: { slug, reservation: options },
    held: { now, hoursLeft },
  }: { readonly site: Site; readonly held: { readonly now: Date; readonly hoursLeft: number | null } },
): MadeConversation['reservation'] {
  const state = hoursLeft === null ? ended : 'held'
  if (state === null || car === null || options.kind !== 'deposit') return null
  const isPaid = state !== 'expired' && state !== 'cancelled'
  const { holdHours } = options
  const begun =
    hoursLeft === null ? arrivedAt.getTime() + 3_600_000 : now.getTime() - (holdHours - hoursLeft) * 3_600_000
  const after = (minutes: number) => new Date(Math.min(begun + minutes * 60_000, now.getTime()))
  return {
    id: `${id}-reservation`,
    carId: car.id,
    key: `${id}-reservation`,
    amount: options.amount,
    currency: 'AUD',
    buyer: { ...buyer },
    visit: { origin: `http://${slug}.localhost`, path: `/cars/${car.slug}`, userAgent: null },
    createdAt: after(0),
    payBy: after(15),
    state,
    paidAt: isPaid ? after(5) : null,
    heldUntil: isPaid ? new Date(begun + holdHours * 3_600_000) : null,
    refund: state === 'refunded' || state === 'lapsed' ? 'sent' : 'none',
    paymentId: null,
    chargeId: null,
  }
}

/** Pays a made deposit in the sandbox, so that staff can refund it. No money moves, and nothing else does with a real gateway. */
export async function withMadePayment(
  payments: PaymentGateway | null,
  { slug }: Site,
  made: MadeConversation,
): Promise<MadeConversation> {
  const { reservation } = made
  const isRefundable = reservation?.state === 'held' || reservation?.state === 'completed'
  if (!reservation || !isRefundable || payments === null || !isSandbox(payments)) return made
  const page = `${reservation.visit.origin}/reservation/${reservation.id}`
  const { paymentId } = await payments.open({
    siteSlug: slug,
    reservationId: reservation.id,
    amount: reservation.amount,
    currency: reservation.currency,
    title: 'Deposit',
    description: 'A deposit of the demonstration',
    email: reservation.buyer.email,
    paidUrl: page,
    cancelUrl: page,
    createdAt: reservation.createdAt,
  })
  await payments.pay(paymentId, '4242424242424242')
  const state = await payments.look(paymentId)
  const chargeId = state.kind === 'paid' ? state.chargeId : null
  return { ...made, reservation: { ...reservation, paymentId, chargeId } }
}

function isSandbox(payments: PaymentGateway): payments is SandboxPayments {
  return payments.name === 'sandbox' && 'pay' in payments
}
