import { breadcrumbList } from '#domain/breadcrumb.ts'
import { isAvailable } from '#domain/car/availability.ts'
import { belowMarketExplained } from '#domain/car/below-market.ts'
import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle, fullTitle } from '#domain/car/car-title.ts'
import { features } from '#domain/car/features.ts'
import { keyInformation, placeText } from '#domain/car/key-information.ts'
import { serviceAddressOf } from '#domain/car/service-address.ts'
import { specifications } from '#domain/car/specifications.ts'
import { locationOf, type Place } from '#domain/location/location.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import { inWordsOf } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { ascItem } from '../analytics/asc-item.ts'
import { cardTag } from '../card/card-tag.ts'
import type { CardView } from '../card/card-view.ts'
import { type CardSite, estimateOf, type ViewMoment } from '../card/card-view-of.ts'
import { priceDisplay } from '../card/price-display.ts'
import { estimateView } from '../finance/estimate-view.ts'
import { type ActionCar, carActions, findSimilar, type VehicleAction } from './car-actions.ts'
import { carCrumbs } from './car-crumbs.ts'
import { carDetails, type DetailsOptions } from './car-details.ts'
import { carVideo } from './car-video.ts'
import { certifiedBadge } from './certified.ts'
import { comments } from './comments.ts'
import { interestedIn, type ValuedBy } from './interested.ts'
import { carData } from './structured-data.ts'
import { vehicleLocation, vehiclePhone, whereabouts } from './vehicle-location.ts'
import { type VehicleSection, vehicleSections } from './vehicle-sections.ts'
import type { VehicleView } from './vehicle-view.ts'

interface Point {
  readonly title: string
  readonly text: string
}

/** Site fields that vehicle pages depend on. A `Site` is one. */
export interface VehicleSite extends CardSite {
  readonly name: string
  readonly identity: { readonly overrideCity: string | null }
  readonly search: Trade
  readonly integrations: CardSite['integrations'] & { readonly impel: string | null }
  readonly dealerships?: readonly { readonly id: string; readonly slug: string }[]
  readonly locations: readonly Place[]
  readonly vehicle: CardSite['vehicle'] &
    DetailsOptions & {
      readonly sidebar: readonly VehicleAction[]
      readonly sections: readonly VehicleSection[]
      readonly included: readonly string[]
      readonly whyBuy: readonly Point[]
      readonly protect: readonly Point[]
      readonly claims: readonly string[]
      readonly driveAwayNote: string | null
      readonly paymentStrip: boolean
    }
}

export interface VehicleMoment extends ViewMoment {
  /** 'https://dealer.example' */
  readonly origin: string
  readonly similar: readonly CardView[]
  /** Source of the site's valuations; 'stock' if absent. */
  readonly valuedBy?: ValuedBy
}

/** CAR-1 to CAR-13: a car's page. */
export function vehicleView(car: Car, site: VehicleSite, moment: VehicleMoment): VehicleView {
  const { vehicle, card, region } = site
  const place = locationOf(car, site.locations)
  const price = priceDisplay(car, card)
  const pictures = carPictures(car)
  const breadcrumb = carCrumbs(car)
  const estimate = estimateOf(car, site, moment)
  const address = place === null ? placeText(car) : whereabouts(car, place).address
  const seen = {
    ...car,
    image_count: car.images.length,
    callable: vehiclePhone(car, place) !== null,
    origin: moment.origin,
  }
  const content = {
    included: vehicle.included,
    whyBuy: vehicle.whyBuy,
    reserveOnline: isAvailable(car) ? reserveOnline(seen, site) : null,
    protect: vehicle.protect,
    details: carDetails(car, vehicle, address, region).map((fact) => ({
      ...fact,
      label: inTrade(fact.label, site.search),
    })),
    specifications: specifications(car).map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({ ...row, value: inWordsOf(region, row.value) })),
    })),
    features: features(car.standardEquipment),
  }
  return {
    id: car.id,
    slug: car.slug,
    href: vehiclePath(car.slug),
    title: carTitle(car),
    subtitle: carSubtitle(car),
    pictures,
    video: carVideo(car.video),
    spin: spinOf(car, site),
    tag: cardTag(car, card, vehicle.certified, moment.now),
    available: isAvailable(car),
    soldNotice: soldNotice(car, site.search.vehicleWord),
    price,
    driveAwayNote: price.kind === 'price' && car.price_type === 'drive_away' ? vehicle.driveAwayNote : null,
    paymentStrip: vehicle.paymentStrip && isAvailable(car),
    belowMarket: card.belowMarketBadge ? belowMarketExplained(car) : null,
    estimate: estimate === null ? null : estimateView(estimate, site.region),
    certified: certifiedBadge(car, vehicle.certified),
    keyInformation: keyInformation(car, region),
    ...content,
    comments: comments(car.dealercomments),
    actions: carActions(seen, vehicle.sidebar, site),
    interested: isAvailable(car) ? interestedIn(seen, site, moment.valuedBy ?? 'stock') : [],
    sections: vehicleSections(vehicle.sections, content),
    claims: car.car_type === 'used' ? vehicle.claims : [],
    breadcrumb,
    location: place === null ? null : vehicleLocation(car, place, moment.now, site.dealerships),
    similar: moment.similar,
    item: ascItem(car, vehicle),
    structuredData: [
      carData(car, price, pictures, { origin: moment.origin, region, hideVin: vehicle.hideVin, seller: site.name }),
      breadcrumbList(breadcrumb, moment.origin),
    ],
    metaTitle: `${saleTitle(car, site)} | ${site.name}`,
    metaDescription: metaDescription(car, site, price.text),
  }
}

/** CAR-6 */
function soldNotice(car: Car, vehicleWord: string): VehicleView['soldNotice'] {
  if (isAvailable(car)) return null
  const { label, href } = findSimilar(car)
  return { text: `Unfortunately this ${vehicleWord} recently sold`, label, href }
}

/** RESERVE-1: what the deposit does. */
function reserveOnline(car: ActionCar, site: VehicleSite): VehicleView['reserveOnline'] {
  const [button] = carActions(car, ['reserve'], site)
  if (!button || site.reservation.kind === 'off') return null
  const deposit = formatMoney(site.reservation.amount)
  const word = site.search.vehicleWord
  const { holdHours = 48 } = site.reservation
  return { text: `Hold this ${word} for ${holdHours} hours with a ${deposit} deposit. Fully refundable.`, button }
}

/** CAR-4: the address contains no VIN if the site hides it. */
function spinOf(car: Car, { integrations, vehicle }: VehicleSite): string | null {
  if (integrations.impel === null) return null
  return serviceAddressOf(integrations.impel, vehicle.hideVin ? { ...car, vin: null } : car)
}

/** '2021 Toyota HiLux SR5 for sale in Moorooka' */
function saleTitle(car: Car, { identity }: VehicleSite): string {
  const city = identity.overrideCity ?? car.location.city
  return city === null ? `${fullTitle(car)} for sale` : `${fullTitle(car)} for sale in ${city}`
}

function metaDescription(car: Car, site: VehicleSite, price: string): string {
  const facts = keyInformation(car, site.region).slice(0, 4)
  return [`${saleTitle(car, site)} at ${site.name}`, price, ...facts.map(({ value }) => value)].join(', ')
}
