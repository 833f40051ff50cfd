import type { AttributeView } from '#domain/car/attribute-view.ts'
import { isAvailable } from '#domain/car/availability.ts'
import type { CarSummary } from '#domain/car/car.ts'
import type { FactName } from '#domain/car/car-facts.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { placeText } from '#domain/car/fact-text.ts'
import { carFacts } from '#domain/car/key-information.ts'
import { belowMarket } from '#domain/car/price/below-market.ts'
import { isSavable } from '#domain/car/price/saving.ts'
import { zonedYear } from '#domain/date/zoned-time.ts'
import type { Estimate, FinanceOptions } from '#domain/finance/estimate.ts'
import { financeEstimate } from '#domain/finance/estimate.ts'
import { awayText, distanceKm, type Point } from '#domain/location/distance.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'
import type { CardButton } from './car-actions.ts'
import { type ActionOptions, type CardAction, carActions } from './car-actions.ts'
import type { TagMoment, TagView } from './card-tag.ts'
import { cardTag, type TagOptions } from './card-tag.ts'
import type { CertifiedOptions } from './certified.ts'
import type { DriveAwaySite } from './drive-away-view.ts'
import { cardEstimateView } from './estimate-view.ts'
import type { PriceView } from './price-display.ts'
import { type PriceOptions, priceDisplay } from './price-display.ts'
import type { RepaymentClaim } from './repayment-claim.ts'
import { stateTag } from './state-tag.ts'
import { storyMark } from './story-mark.ts'

/** CARD-1 to CARD-9: a car's card, with all rules applied, so that templates only show it. */
export interface CardView {
  readonly id: string
  /** Path of the vehicle page. */
  readonly href: string
  /** '2021 Toyota HiLux' */
  readonly title: string
  /** The title; longer where another car of the list has the same (told-apart.ts). Starts with the title. */
  readonly name: string
  /** Badge and series, 'SR5 GUN126R'; empty if the car has neither. */
  readonly subtitle: string
  readonly picture: PictureView
  readonly pictureCount: number
  readonly tag: TagView | null
  /** CARD-10: why the car cannot be bought now, beside a tag that says something else. Absent without it. */
  readonly state?: TagView
  /** False for a sold car, which shows CARD-4's text and button instead. */
  readonly available: boolean
  readonly price: PriceView
  readonly belowMarket: { readonly text: string; readonly difference: string } | null
  readonly estimate: RepaymentClaim | null
  /** What decides on the car's price for one buyer (story-mark.ts). Absent without a price. */
  readonly story?: string
  readonly attributes: readonly AttributeView[]
  readonly buttons: readonly CardButton[]
  /** 'Moorooka, QLD', or 'Moorooka, QLD · 12 km away' if the visitor gave a postcode (SEARCH-19). */
  readonly place: string | null
  /** Whether the favourite and compare controls are shown (CARD-9). */
  readonly savable?: boolean
}

/** Site fields that cards depend on. A `Site` is one. */
export interface CardSite extends ActionOptions, DriveAwaySite {
  readonly card: ActionOptions['card'] &
    TagOptions &
    PriceOptions & {
      readonly attributes: readonly FactName[]
      readonly hideStockNumber: boolean
      readonly buttons: readonly CardAction[]
      readonly belowMarketBadge: boolean
    }
  readonly finance: ActionOptions['finance'] & FinanceOptions
  readonly vehicle: { readonly certified: CertifiedOptions | null }
}

/** Time of the request, and slugs of dealerships for which the platform shows no estimate (FIN-2). */
export interface ViewMoment extends TagMoment {
  readonly excludedDealerships?: readonly string[]
  /** The visitor's place, for the distance to each car (SEARCH-19). */
  readonly from?: Point | null
}

/** CARD-1 to CARD-9: a car as its card shows it. */
export function cardView(car: CarSummary, site: CardSite, moment: ViewMoment): CardView {
  const { card } = site
  const estimate = estimateOf(car, site, moment)
  const tag = cardTag(car, card, site.vehicle.certified, moment)
  const state = stateTag(car, tag)
  const story = storyMark({ ...car, variant: { cylinders: car.cylinders ?? null } }, estimate, site, moment.now)
  return {
    id: car.id,
    href: vehiclePath(car.slug),
    title: carTitle(car),
    name: carTitle(car),
    subtitle: carSubtitle(car),
    picture: cardPicture(car),
    pictureCount: car.image_count,
    tag,
    ...(state && { state }),
    available: isAvailable(car),
    price: priceDisplay(car, card),
    belowMarket: card.belowMarketBadge ? belowMarket(car) : null,
    estimate: estimate === null ? null : cardEstimateView(estimate, site.region),
    ...(story !== null && { story }),
    attributes: carFacts(car, attributeNames(card), site.region),
    buttons: carActions(car, card.buttons, site),
    place: placeOf(car, site.region, moment.from ?? null),
    savable: isSavable(car, site.integrations.saving),
  }
}

/** CARD-8: a car's estimate at the time of a request. */
export function estimateOf(
  car: Parameters<typeof financeEstimate>[0],
  { finance, timezone }: Pick<CardSite, 'finance' | 'timezone'>,
  { now, excludedDealerships = [] }: ViewMoment,
): Estimate | null {
  return financeEstimate(car, finance, excludedDealerships, { now, thisYear: zonedYear(now, timezone) })
}

/** The car's location, with its distance from the visitor. */
function placeOf(car: CarSummary, region: RegionCode, from: Point | null): string | null {
  const { lat, lng } = car.location
  const isFar = from !== null && lat !== undefined && lng !== undefined
  const parts = [placeText(car), isFar ? awayText(distanceKm(from, { lat, lng }), region) : null]
  return parts.filter((part) => part !== null).join(' · ') || null
}

/** CARD-1: without the stock number if the site hides it. */
function attributeNames({ attributes, hideStockNumber }: CardSite['card']): readonly FactName[] {
  return hideStockNumber ? attributes.filter((name) => name !== 'stocknum') : attributes
}
