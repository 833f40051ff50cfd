import { isAvailable } from '#domain/car/availability.ts'
import type { Car, CarSummary } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import {
  isReservable,
  type ReservationOptions,
  type TradeInOptions,
  takesTradeIn,
} from '#domain/car/price/reservable.ts'
import { isSavable } from '#domain/car/price/saving.ts'
import { serviceAddressOf } from '#domain/car/service-address.ts'
import { formatMoney } from '#domain/money.ts'
import {
  callPath,
  checkoutPath,
  comparePath,
  enquiryDialogPath,
  enquiryPath,
  favouritesPath,
  financePath,
  photosPath,
  testDrivePath,
  tradeInPath,
  vehiclePath,
  windowStickerPath,
} from '#domain/paths.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'
import { similarPath } from './similar-path.ts'

/** A button of a card or a vehicle page. */
export interface CardButton {
  readonly action: string
  readonly label: string
  readonly href: string
  /** Whether it is the page's main button. */
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
  | 'photos'
  | 'finance'
  | 'trade-in'
  | 'reserve'
  | 'buy-online'
  | 'history-report'
  | 'call'
  | 'chat'
  | 'share'
  | 'print'
  | 'pdf'
  | 'favourite'
  | 'compare'

/** Site fields that the buttons depend on. */
export interface ActionOptions {
  readonly card: { readonly financeButtonText: string }
  readonly finance: { readonly page: string }
  readonly reservation: ReservationOptions
  readonly tradeIn: TradeInOptions
  readonly integrations: { readonly saving: 'off' | 'browser' | 'garage'; readonly autobot: string | null }
}

/** A car, with values that only the vehicle page knows. */
export type ActionCar = Omit<CarSummary, 'ancap' | 'image_count'> &
  Partial<Pick<CarSummary, 'image_count'>> &
  Partial<Pick<Car, 'file'>> & {
    /** Whether there is a phone number to call (PHONE-2). */
    readonly callable?: boolean
    /** 'https://dealer.example', for addresses used outside the site. */
    readonly origin?: string
  }

/**
 * CARD-2, CARD-4, CAR-5: the site's buttons whose rules apply, in the site's order; the first is primary. A sold car
 * offers similar cars instead of buttons towards a sale. `unserved` are actions whose page the platform does not have.
 */
export function carActions(
  car: ActionCar,
  listed: readonly (CardAction | VehicleAction)[],
  options: ActionOptions,
  unserved: readonly (CardAction | VehicleAction)[] = UNSERVED,
): readonly CardButton[] {
  const available = isAvailable(car)
  const buttons = listed
    .filter((action) => !unserved.includes(action))
    .map((action) => ({ action, ...actions()[action] }))
    .filter(({ when, sold }) => (available || sold) && (when === undefined || when(car, options)))
    .map(({ action, label, href }) => ({
      action,
      label: label(options),
      href: href(car, options),
    }))
  return (available ? buttons : [findSimilar(car), ...buttons]).map((button, index) => ({
    ...button,
    primary: index === 0,
  }))
}

/** CARD-4, CAR-6: the button to similar cars on a sold car. */
export function findSimilar(car: Pick<Car, 'simple_body' | 'make'>): Omit<CardButton, 'primary'> {
  return { action: 'find-similar', label: say(words.showSimilarOnes), href: similarPath(car) }
}

/** Actions whose page the platform does not have yet (docs/decisions/016); currently none. */
export const UNSERVED: readonly (CardAction | VehicleAction)[] = []

interface Action {
  readonly label: (options: ActionOptions) => string
  readonly href: (car: ActionCar, options: ActionOptions) => string
  /** Condition on car and site; without one the button is always shown. */
  readonly when?: (car: ActionCar, options: ActionOptions) => boolean
  /** Shown on sold cars too. */
  readonly sold?: true
}

const viewing = (label: string): Action => ({ label: () => label, href: ({ slug }) => vehiclePath(slug) })
const enquiry = (label: string): Action => ({ label: () => label, href: ({ slug }) => enquiryPath(slug) })

const testDrive: Action = { label: () => say(words.bookTestDrive), href: ({ slug }) => testDrivePath(slug) }

const finance: Action = {
  label: ({ card }) => card.financeButtonText,
  href: (car, options) => financePath(car, currentPrice(car), options.finance.page),
}

const reserve: Action = {
  label: ({ reservation }) =>
    say(words.reserveNowPart, { part: reservation.kind === 'off' ? '' : ` ${formatMoney(reservation.amount)}` }),
  href: checkout,
  when: (car, { reservation }) => isReservable(car, reservation),
}

const savable = {
  when: (car: ActionCar, { integrations }: ActionOptions) =>
    isSavable({ ...car, image_count: car.image_count ?? 0 }, integrations.saving),
  sold: true,
} as const

/**
 * CARD-2, CAR-5, CAR-10, CAR-11, CARD-9: one row per button. Buttons of cards are first, then those of vehicle pages.
 */
const actions = (): Readonly<Record<CardAction | VehicleAction, Action>> => ({
  'view-details': viewing(say(words.viewDetails)),
  'explore-vehicle': viewing(say(words.exploreVehicle)),
  'quick-enquiry': { label: () => say(words.quickEnquiry), href: ({ slug }) => enquiryDialogPath(slug) },
  'enquire-now': enquiry(say(words.enquireNow)),
  'book-test-drive': testDrive,
  'get-finance': finance,
  'reserve-now': reserve,

  enquire: { label: () => say(words.enquireNow), href: ({ slug }) => enquiryDialogPath(slug) },
  'test-drive': testDrive,
  photos: { label: () => say(words.requestPhotos), href: ({ slug }) => photosPath(slug) },
  finance,
  'trade-in': {
    label: () => say(words.tradeInValuation),
    href: ({ id }) => tradeInPath(id),
    when: (car, { tradeIn }) => takesTradeIn(car, tradeIn),
  },
  reserve,
  'buy-online': {
    label: () => say(words.buyOnline),
    href: checkout,
    when: (car, { reservation }) =>
      reservation.kind === 'deposit' && reservation.path === 'buy-online' && isReservable(car, reservation),
  },
  'history-report': {
    label: () => say(words.carHistoryReport),
    href: ({ file }) => file ?? '',
    when: ({ file }) => Boolean(file),
  },
  call: {
    label: () => say(words.callTheDealer),
    href: ({ slug }) => callPath(slug),
    when: ({ callable = false }) => callable,
  },
  chat: {
    label: () => say(words.chat),
    href: (car, { integrations }) => chatAddress(car, integrations.autobot) ?? '',
    when: (car, { integrations }) => chatAddress(car, integrations.autobot) !== null,
  },
  // A mail with the address; script replaces it with the browser's share dialog.
  share: {
    label: () => say(words.share),
    href: (car) =>
      `mailto:?subject=${encodeURIComponent(carTitle(car))}&body=${encodeURIComponent(`${car.origin ?? ''}${vehiclePath(car.slug)}`)}`,
  },
  print: { label: () => say(words.print), href: ({ slug }) => `${vehiclePath(slug)}#print` },
  pdf: { label: () => say(words.downloadPdf), href: ({ slug }) => windowStickerPath(slug) },
  favourite: { label: () => say(words.save), href: ({ id }) => favouritesPath([id]), ...savable },
  compare: { label: () => say(words.compare), href: ({ id }) => comparePath([id]), ...savable },
})

function chatAddress(car: ActionCar, autobot: string | null): string | null {
  return autobot === null ? null : serviceAddressOf(autobot, car)
}

function checkout({ slug }: ActionCar, { reservation }: ActionOptions): string {
  return checkoutPath(slug, reservation.kind === 'deposit' ? reservation.path : 'checkout')
}
