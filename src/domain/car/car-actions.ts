import { formatMoney } from '../money.ts'
import { callPath, checkoutPath, enquiryPath, financePath, testDrivePath, tradeInPath, vehiclePath } from '../paths.ts'
import { isAvailable } from './availability.ts'
import type { Car, CarSummary } from './car.ts'
import { currentPrice } from './current-price.ts'
import { isReservable, type ReservationOptions, type TradeInOptions, takesTradeIn } from './reservable.ts'
import { similarPath } from './similar-path.ts'

/** A button of a card or of a vehicle page: what it is, its words, where it leads. */
export interface CardButton {
  readonly action: string
  readonly label: string
  readonly href: string
  /** The button that the page wants pressed most. */
  readonly primary: boolean
}

export type CardAction =
  | 'view-details'
  | 'explore-vehicle'
  | 'quick-enquiry'
  | 'enquire-now'
  | 'book-test-drive'
  | 'get-finance'
  | 'reserve-now'

export type VehicleAction =
  | 'enquire'
  | 'test-drive'
  | 'history-report'
  | 'finance'
  | 'trade-in'
  | 'reserve'
  | 'buy-online'
  | 'call'
  | 'share'
  | 'print'

/** What decides which buttons show and what they say. */
export interface ActionOptions {
  readonly card: { readonly financeButtonText: string }
  readonly finance: { readonly page: string }
  readonly reservation: ReservationOptions
  readonly tradeIn: TradeInOptions
}

/** A car, and of the vehicle page's own facts the history report. */
export type ActionCar = Omit<CarSummary, 'image_count' | 'ancap'> & Partial<Pick<Car, 'file'>>

/**
 * The buttons that the site lists and whose rule holds, in the site's order; the first is the one to press. A sold car
 * offers a similar one and nothing else (CARD-2, CARD-4, CAR-5).
 */
export function carActions(
  car: ActionCar,
  listed: readonly (CardAction | VehicleAction)[],
  options: ActionOptions,
): readonly CardButton[] {
  if (!isAvailable(car)) return [{ ...findSimilar(car), primary: true }]
  return listed
    .flatMap((action) => {
      const button = ACTIONS[action](car, options)
      return button === null ? [] : [{ action, ...button }]
    })
    .map((button, index) => ({ ...button, primary: index === 0 }))
}

/** The way on from a car that is gone (CARD-4, CAR-6). */
export function findSimilar(car: Pick<Car, 'simple_body' | 'make'>): Omit<CardButton, 'primary'> {
  return { action: 'find-similar', label: 'Find Me Something Similar', href: similarPath(car) }
}

/** A button's words and where it leads, or null when its rule does not hold. The car is available. */
type Action = (car: ActionCar, options: ActionOptions) => Pick<CardButton, 'label' | 'href'> | null

const finance: Action = (car, { card, finance: { page } }) => ({
  label: card.financeButtonText,
  href: financePath(car, currentPrice(car), page),
})

const reserve: Action = (car, { reservation }) =>
  reservation.kind === 'deposit' && isReservable(car, reservation)
    ? { label: `Reserve Now ${formatMoney(reservation.amount)}`, href: checkoutPath(car.slug, reservation.path) }
    : null

const buyOnline: Action = (car, { reservation }) =>
  reservation.kind === 'deposit' && reservation.path === 'buy-online' && isReservable(car, reservation)
    ? { label: 'Buy Online', href: checkoutPath(car.slug, reservation.path) }
    : null

const tradeIn: Action = (car, options) =>
  takesTradeIn(car, options.tradeIn) ? { label: 'Trade-In Valuation', href: tradeInPath(car.id) } : null

/** CARD-2, CAR-5, CAR-10, CAR-11: one row a button of a card (above) or of a vehicle page (below). */
const ACTIONS: Readonly<Record<CardAction | VehicleAction, Action>> = {
  'view-details': ({ slug }) => ({ label: 'View Details', href: vehiclePath(slug) }),
  'explore-vehicle': ({ slug }) => ({ label: 'Explore Vehicle', href: vehiclePath(slug) }),
  'quick-enquiry': ({ slug }) => ({ label: 'Quick Enquiry', href: enquiryPath(slug) }),
  'enquire-now': ({ slug }) => ({ label: 'Enquire Now', href: enquiryPath(slug) }),
  'book-test-drive': ({ slug }) => ({ label: 'Book a Test Drive', href: testDrivePath(slug) }),
  'get-finance': finance,
  'reserve-now': reserve,

  enquire: ({ slug }) => ({ label: 'Enquire Now', href: enquiryPath(slug) }),
  'test-drive': ({ slug }) => ({ label: 'Book a Test Drive', href: testDrivePath(slug) }),
  'history-report': ({ file }) => (file ? { label: 'Car History Report', href: file } : null),
  finance,
  'trade-in': tradeIn,
  reserve,
  'buy-online': buyOnline,
  call: ({ slug }) => ({ label: 'Call the Dealer', href: callPath(slug) }),
  share: ({ slug }) => ({ label: 'Share', href: `${vehiclePath(slug)}#share` }),
  print: ({ slug }) => ({ label: 'Print', href: `${vehiclePath(slug)}#print` }),
}
