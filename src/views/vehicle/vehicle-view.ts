import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { AscItem } from '../analytics/asc-item.ts'
import type { CardView, EstimateView, PriceView, TagView } from '../card/card-view.ts'
import type { CardButton } from './car-actions.ts'
import type { VideoView } from './car-video.ts'

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
  readonly available: boolean
  /** 'Unfortunately this vehicle recently sold', with a link to similar cars; or null (CAR-6). */
  readonly soldNotice: { readonly text: string; readonly label: string; readonly href: string } | null
  readonly price: PriceView
  readonly driveAwayNote: string | null
  /** The badge, and what it is based on (CARD-7). */
  readonly belowMarket: { readonly text: string; readonly explanation: string } | null
  /** Whether the accepted cards are shown (CAR-14). */
  readonly paymentStrip: boolean
  readonly estimate: EstimateView | null
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

/** A line of 'Interested in this vehicle?'. */
export interface InterestedView extends CardButton {
  readonly title: string
  readonly text: string
}

export interface CertifiedBadgeView {
  readonly title: string
  /** Picture of the badge; null shows its title. */
  readonly image: string | null
  readonly benefits: readonly string[]
}

export interface VehicleLocationView {
  readonly id: string
  /** The car's dealership, with which a revealed number is recorded (PHONE-1). */
  readonly dealershipId?: string | null
  readonly name: string
  readonly address: string
  readonly directionsHref: string
  readonly licence: string | null
  /** First 5 characters, the rest stars (PHONE-1). The full number is never in a page. */
  readonly maskedPhone: string | null
  readonly hoursToday: string
}
