import { carAlertPath } from '#domain/alert/alert-path.ts'
import { ALERT_LINKS } from '#domain/alert/alert-wording.ts'
import type { AcceptedPrice } from '#domain/alert/price-history.ts'
import { breadcrumbList } from '#domain/breadcrumb.ts'
import type { AttributeView } from '#domain/car/attribute-view.ts'
import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import type { VideoView } from '#domain/car/car-video.ts'
import { carVideo } from '#domain/car/car-video.ts'
import { placeText } from '#domain/car/fact-text.ts'
import { features } from '#domain/car/features.ts'
import { keyInformation } from '#domain/car/key-information.ts'
import { belowMarketExplained } from '#domain/car/price/below-market.ts'
import { serviceAddressOf } from '#domain/car/service-address.ts'
import { specifications } from '#domain/car/specifications.ts'
import type { StockVocabulary } from '#domain/listing/stock-path.ts'
import { locationOf, type Place } from '#domain/location/location.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { inWordsOf } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'
import type { AscItem } from '../analytics/asc-item.ts'
import { ascItem } from '../analytics/asc-item.ts'
import type { CardButton } from '../card/car-actions.ts'
import { type ActionCar, carActions, findSimilar, type VehicleAction } from '../card/car-actions.ts'
import type { TagView } from '../card/card-tag.ts'
import { cardTag } from '../card/card-tag.ts'
import type { CardView } from '../card/card-view.ts'
import { type CardSite, estimateOf, type ViewMoment } from '../card/card-view.ts'
import type { CertifiedBadgeView } from '../card/certified.ts'
import { certifiedBadge } from '../card/certified.ts'
import { type DriveAwayView, driveAwayView } from '../card/drive-away-view.ts'
import type { EstimateView } from '../card/estimate-view.ts'
import { estimateView } from '../card/estimate-view.ts'
import type { PriceView } from '../card/price-display.ts'
import { priceDisplay } from '../card/price-display.ts'
import { stateTag } from '../card/state-tag.ts'
import { storyMark } from '../card/story-mark.ts'
import { type CalculatorSite, type CalculatorView, carCalculatorView } from '../finance/calculator-view.ts'
import { carCrumbs } from './car-crumbs.ts'
import { carDetails, type DetailsOptions } from './car-details.ts'
import { comments } from './comments.ts'
import { daysOnLot } from './days-on-lot.ts'
import { historyView, wasUntilText } from './former-prices.ts'
import { type InspectionView, inspectionView } from './inspection-view.ts'
import type { InterestedView } from './interested.ts'
import { interestedIn, type ValuedBy } from './interested.ts'
import { type MarketView, marketView } from './market-view.ts'
import { metaDescription, saleTitle } from './meta-texts.ts'
import { reservedActions, reservedNotice } from './reserved-notice.ts'
import { carData } from './structured-data.ts'
import type { VehicleLocationView } from './vehicle-location.ts'
import { vehicleLocation, vehiclePhone, whereabouts } from './vehicle-location.ts'
import { type VehicleSection, vehicleSections } from './vehicle-sections.ts'

/** CAR-1 to CAR-14: a car's page. */
export interface VehicleView {
  readonly id: string
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly pictures: readonly PictureView[]
  readonly video: VideoView | null
  /** Page of the car's 360° view, to embed; null if the site or the car has none. */
  readonly spin: string | null
  readonly tag: TagView | null
  /** CARD-10: why the car cannot be bought now, beside a tag that says something else. */
  readonly state: TagView | null
  readonly available: boolean
  /** 'Unfortunately this vehicle recently sold', with a link to similar cars; or null (CAR-6). */
  readonly soldNotice: { readonly text: string; readonly label: string; readonly href: string } | null
  /** CARD-10: that the car is reserved, above the buttons; null: it is not. */
  readonly reserved: string | null
  readonly price: PriceView
  /** ALERT-1: asks for a mail when the price drops; null on a car without a price, and on a reserved one. */
  readonly alert: { readonly href: string; readonly label: string } | null
  /** ALERT-4: the prices the car has had, latest first; null where there is nothing to show. */
  readonly priceHistory: readonly { readonly price: string; readonly from: string }[] | null
  /** DESK-7: until when buyers saw the former price, 'We advertised it at $41,995 until 12 November 2026.'; or null. */
  readonly wasUntil: string | null
  readonly driveAwayNote: string | null
  /** MONEY-3: estimates with government charges, for a price without them; else null. */
  readonly driveAway: DriveAwayView | null
  /** The badge, and what it is based on (CARD-7). */
  readonly belowMarket: { readonly text: string; readonly explanation: string } | null
  /** What its inspection found; null without one. */
  readonly inspection: InspectionView | null
  /** 'For sale for 12 days'; null where the site does not say it. */
  readonly daysOnLot: string | null
  /** CARD-7: the place of the price in the market; null without figures, or without a site's source of them. */
  readonly market: MarketView | null
  /** Whether the accepted cards are shown (CAR-14). */
  readonly paymentStrip: boolean
  readonly estimate: EstimateView | null
  /** What decides on the car's price for one buyer (story-mark.ts); null without a price. */
  readonly story: string | null
  /** MONEY-1: null without a price, and where no figures may show. */
  readonly calculator: CalculatorView | null
  readonly certified: CertifiedBadgeView | null
  /** The facts in order. The first 4 show; the rest open on request (CAR-3). */
  readonly keyInformation: readonly AttributeView[]
  /** 'Car Details' (CAR-4), without empty values, and without rego and VIN if the site hides them. */
  readonly details: readonly AttributeView[]
  /** 'All Specifications', grouped. */
  readonly specifications: readonly { readonly title: string; readonly rows: readonly AttributeView[] }[]
  /** Paragraphs (CAR-2); if empty, the pending text is shown. */
  readonly comments: {
    readonly paragraphs: readonly string[]
    readonly pending: string | null
    /** CAR-2: the beginning of the text, cut at a word; null if the text is not longer. */
    readonly excerpt?: string | null
  }
  readonly features: readonly string[]
  readonly actions: readonly CardButton[]
  /** The site's sections that have content, in order. */
  readonly sections: readonly string[]
  readonly claims: readonly string[]
  /** 'What's Included', 'Why Buy From Us?' and 'Protect Your Car'. */
  readonly included: readonly string[]
  readonly whyBuy: readonly { readonly title: string; readonly text: string }[]
  readonly protect: readonly { readonly title: string; readonly text: string }[]
  /** 'Interested in this vehicle?': reservation and valuation, if car and site allow them (CAR-5). */
  readonly interested: readonly InterestedView[]
  /** 'Reserve Online': what a deposit does, with a button; null if the car cannot be reserved. */
  readonly reserveOnline: { readonly text: string; readonly button: CardButton } | null
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
  readonly location: VehicleLocationView | null
  readonly similar: readonly CardView[]
  /** JSON-LD Car and BreadcrumbList as objects (FIELD-3); the page serialises them. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[]
  /** The car for the data layer (FIELD-2). */
  readonly item: AscItem
  readonly metaTitle: string
  readonly metaDescription: string
}

interface Point {
  readonly title: string
  readonly text: string
}

/** Site fields that vehicle pages depend on. A `Site` is one. */
export interface VehicleSite extends CalculatorSite {
  readonly name: string
  readonly alerts?: { readonly enabled: boolean; readonly priceHistory: boolean }
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
      readonly marketSource: string
      readonly daysOnLot: boolean
      readonly paymentStrip: boolean
    }
}

export interface VehicleMoment extends ViewMoment {
  /** 'https://dealer.example' */
  readonly origin: string
  readonly similar: readonly CardView[]
  /** DESK-7: the prices that the site has accepted for the car. */
  readonly ledger?: readonly AcceptedPrice[]
  /** The makes and models that the site's addresses name; if absent, the car's alone. */
  readonly vocabulary?: StockVocabulary
  /** Source of the site's valuations; 'stock' if absent. */
  readonly valuedBy?: ValuedBy
}

/** CAR-1 to CAR-13: a car's page. */
export function vehicleView(car: Car, site: VehicleSite, moment: VehicleMoment): VehicleView {
  const { vehicle, card, region } = site
  const place = locationOf(car, site.locations)
  const price = priceDisplay(car, card)
  const pictures = carPictures(car)
  const tag = cardTag(car, card, vehicle.certified, moment)
  const breadcrumb = carCrumbs(car, moment.vocabulary ?? { makes: [{ name: car.make, models: [car.model] }] })
  const estimate = estimateOf(car, site, moment)
  const address = place === null ? placeText(car) : whereabouts(car, place).address
  const seen = {
    ...car,
    image_count: car.images.length,
    callable: vehiclePhone(car, place) !== null,
    origin: moment.origin,
  }
  const content = {
    inspection: vehicle.sections.includes('inspection') ? inspectionView(car, pictures, site) : null,
    included: vehicle.included,
    whyBuy: vehicle.whyBuy,
    reserveOnline: isAvailable(car) ? reserveOnline(seen, site) : null,
    protect: vehicle.protect,
    details: carDetails(car, vehicle, address, region).map((fact) => ({
      ...fact,
      label: fact.label,
    })),
    specifications: specifications(car, region).map(({ title, rows }) => ({
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
    tag,
    state: stateTag(car, tag),
    available: isAvailable(car),
    soldNotice: soldNotice(car, site.search.vehicleWord),
    reserved: reservedNotice(car, site),
    price,
    alert: site.alerts?.enabled ? alertLink(car, price) : null,
    priceHistory:
      site.alerts?.priceHistory && price.kind === 'price' ? historyView(car, site, moment.ledger ?? []) : null,
    wasUntil: price.was === null ? null : wasUntilText(car, site, moment),
    driveAwayNote: price.kind === 'price' && car.price_type === 'drive_away' ? vehicle.driveAwayNote : null,
    paymentStrip: vehicle.paymentStrip && isAvailable(car),
    belowMarket: card.belowMarketBadge ? belowMarketExplained(car) : null,
    daysOnLot: daysOnLot(car, site, moment.now),
    market: price.kind === 'price' ? marketView(car, site, moment.now) : null,
    estimate: estimate === null ? null : estimateView(estimate, site.region),
    story: storyMark(car, estimate, site, moment.now),
    calculator: carCalculatorView(car, site, moment),
    driveAway:
      price.kind === 'price' && isAvailable(car)
        ? driveAwayView(car, place?.state ?? car.location.state, site, moment.now)
        : null,
    certified: certifiedBadge(car, vehicle.certified),
    keyInformation: keyInformation(car, region),
    ...content,
    comments: comments(car.dealercomments),
    actions: reservedActions(car, carActions(seen, vehicle.sidebar, site), site),
    interested: isAvailable(car) ? interestedIn(seen, site, moment.valuedBy ?? 'stock') : [],
    sections: vehicleSections(vehicle.sections, content),
    claims: car.car_type === 'used' ? vehicle.claims : [],
    breadcrumb,
    location: place === null ? null : vehicleLocation(car, place, moment.now, site),
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

/** ALERT-1: the price may drop, if it has one. A reserved car's first button asks for another mail (CARD-10). */
function alertLink(car: Car, price: PriceView): VehicleView['alert'] {
  if (!isAvailable(car) || car.reserved || price.kind !== 'price') return null
  return { href: carAlertPath('price', car.slug), label: say(ALERT_LINKS.price) }
}

/** CAR-6 */
function soldNotice(car: Car, vehicleWord: string): VehicleView['soldNotice'] {
  if (isAvailable(car)) return null
  const { label, href } = findSimilar(car)
  return { text: say(words.unfortunatelyVehicleWordRecentlySold, { vehicleWord }), label, href }
}

/** RESERVE-1: what the deposit does. */
function reserveOnline(car: ActionCar, site: VehicleSite): VehicleView['reserveOnline'] {
  const [button] = carActions(car, ['reserve'], site)
  if (!button || site.reservation.kind === 'off') return null
  const deposit = formatMoney(site.reservation.amount)
  const word = site.search.vehicleWord
  const { holdHours = 48 } = site.reservation
  return { text: say(words.holdWordHoldHoursHours, { word, holdHours, deposit }), button }
}

/** CAR-4: the address contains no VIN if the site hides it. */
function spinOf(car: Car, { integrations, vehicle }: VehicleSite): string | null {
  if (integrations.impel === null) return null
  return serviceAddressOf(integrations.impel, vehicle.hideVin ? { ...car, vin: null } : car)
}
