import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { carTypeName } from '#domain/car/fact-text.ts'
import { features } from '#domain/car/features.ts'
import { keyInformation } from '#domain/car/key-information.ts'
import { specifications } from '#domain/car/specifications.ts'
import { dateText } from '#domain/date/date-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { licenceText, locationOf, type Place } from '#domain/location/location.ts'
import { vehiclePath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import type { Template } from '#site/site.ts'
import { say } from '#words/say.ts'
import * as words from '#words/window-sticker.ts'
import { type CardSite, estimateOf, type ViewMoment } from '../card/card-view.ts'
import type { EstimateView } from '../card/estimate-view.ts'
import { estimateView } from '../card/estimate-view.ts'
import type { PriceView } from '../card/price-display.ts'
import { priceDisplay } from '../card/price-display.ts'
import { carDetails } from '../vehicle/car-details.ts'
import { whereabouts } from '../vehicle/vehicle-location.ts'

/** CAR-8: the window sticker, a page for a car's windscreen. It contains nothing that the site hides. */
export interface WindowSticker {
  readonly look: StickerLook
  readonly dealer: { readonly name: string; readonly tagline: string | null }
  /** '2021 Toyota HiLux' */
  readonly title: string
  readonly subtitle: string
  readonly condition: string
  /** Address of the main picture, as stored with the car. */
  readonly picture: string
  readonly price: PriceView
  readonly driveAwayNote: string | null
  /** LAW-1: a repayment with the comparison rate and warning that it requires. */
  readonly estimate: EstimateView | null
  /** What buyers ask first, in order; at most five. */
  readonly leadingFacts: readonly AttributeView[]
  readonly facts: readonly AttributeView[]
  readonly features: readonly string[]
  /** Absolute address of the car's page. */
  readonly pageAddress: string
  readonly place: StickerPlace | null
  readonly words: StickerWords
}

/** What is printed beside the car's own texts, in the site's words: a program of its own draws, which knows no site. */
export interface StickerWords {
  readonly noPicture: string
  readonly estimate: string
  readonly features: string
  /** With `{count}` for the features that have no room. */
  readonly moreFeatures: string
  readonly scan: string
  /** 'As at 21 November 2026', the date at the site. */
  readonly madeOn: string
  /** What the code is, for a screen reader. */
  readonly code: string
}

/** Template and colour of the window sticker. */
export interface StickerLook {
  readonly template: Template
  /** '#c8102e' */
  readonly primary: string
  /** 'en-AU' */
  readonly language: string
}

export interface StickerPlace {
  readonly name: string
  readonly address: string
  readonly phone: string | null
  /** LAW-2 */
  readonly licence: string | null
}

/** Site fields that the window sticker depends on. A `Site` is one. */
export interface StickerSite extends CardSite {
  readonly name: string
  readonly template: StickerLook['template']
  readonly branding: { readonly primary: string; readonly tagline: string | null }
  readonly locations: readonly Place[]
  readonly vehicle: CardSite['vehicle'] & {
    readonly hideRego: boolean
    readonly hideVin: boolean
    readonly driveAwayNote: string | null
  }
}

/** CAR-8, CARD-5, LAW-1 to LAW-3: the window sticker of a car that is for sale. */
export function windowSticker(
  car: Car,
  site: StickerSite,
  moment: ViewMoment & { readonly origin: string },
): WindowSticker {
  const { vehicle, region } = site
  const place = locationOf(car, site.locations)
  const price = priceDisplay(car, site.card)
  const estimate = estimateOf(car, site, moment)
  const facts = new Map(
    [
      ...carDetails(car, { ...vehicle, showViews: false }, null, region),
      ...specifications(car, region).flatMap(({ rows }) => rows),
      ...keyInformation(car, region),
    ].map((fact) => [fact.name, fact]),
  )
  const factsNamed = (names: readonly string[]) => names.flatMap((name) => facts.get(name) ?? [])
  const pageAddress = new URL(vehiclePath(car.slug), moment.origin).href
  const leading = factsNamed(LEADING).slice(0, LEADING_SHOWN)
  return {
    look: { template: site.template, primary: site.branding.primary, language: REGIONS[region].locale },
    dealer: { name: site.name, tagline: site.branding.tagline },
    title: carTitle(car),
    subtitle: carSubtitle(car),
    condition: carTypeName(car.car_type),
    picture: car.images[0] ?? car.primary_image_url ?? carPictures(car)[0]?.src ?? '',
    price,
    driveAwayNote: price.kind === 'price' && car.price_type === 'drive_away' ? vehicle.driveAwayNote : null,
    estimate: estimate === null ? null : estimateView(estimate, site.region),
    leadingFacts: leading,
    facts: factsNamed(FOLLOWING)
      .filter((fact) => !leading.includes(fact))
      .slice(0, FOLLOWING_SHOWN),
    features: features(car.standardEquipment),
    pageAddress,
    place:
      place === null
        ? null
        : {
            ...whereabouts(car, place),
            // The location's own number. The number for this car is only revealed on the page (docs/decisions/044).
            phone: place.phone,
            licence: licenceText(place),
          },
    words: {
      noPicture: say(words.photographsOnWay),
      estimate: say(words.financeEstimate),
      features: say(words.features),
      moreFeatures: say(words.moreFeatures, { count: '{count}' }),
      scan: say(words.scanToEnquire),
      madeOn: say(words.asAt, { date: dateText(zonedTime(moment.now, site.timezone).date, site.region) }),
      code: say(words.codeLeadsTo, { address: pageAddress }),
    },
  }
}

const LEADING_SHOWN = 5
/** Facts of caravans come first; other cars have none of them (CAR-9). */
const LEADING = [
  'sleeps',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
  'km',
  'simple_transmission',
  'fuel',
  'seats',
  'simple_body',
]

/** Two rows; the page has the rest. */
const FOLLOWING_SHOWN = 10
/** The most important first: what identifies this car, then its properties. */
const FOLLOWING = [
  'stocknum',
  'colour',
  'engine',
  'drive',
  'rego',
  'vin',
  'frame_number',
  'rego_expiry',
  'build_date',
  'aggregate_trailer_mass',
  'body_width',
  'axle_type',
  'simple_body',
  'seats',
  'ancaprating',
  'doors',
]
