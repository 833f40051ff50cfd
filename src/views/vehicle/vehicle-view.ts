import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { AscItem } from '../analytics/asc-item.ts'
import type { CardView, EstimateView, PriceView, TagView } from '../card/card-view.ts'
import type { CardButton } from './car-actions.ts'
import type { VideoView } from './car-video.ts'

/** A car as its own page shows it: finished values (CAR-1 to CAR-14). */
export interface VehicleView {
  readonly id: string
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly pictures: readonly PictureView[]
  readonly video: VideoView | null
  /** The page of the car's 360° view, for a frame; null where the site or the car has none. */
  readonly spin: string | null
  readonly tag: TagView | null
  readonly available: boolean
  /** 'Unfortunately this vehicle recently sold' with its offer, or null (CAR-6). */
  readonly soldNotice: { readonly text: string; readonly label: string; readonly href: string } | null
  readonly price: PriceView
  readonly driveAwayNote: string | null
  /** The badge, and from what it is reckoned (CARD-7). */
  readonly belowMarket: { readonly text: string; readonly explanation: string } | null
  /** The accepted cards (CAR-14). */
  readonly paymentStrip: boolean
  readonly estimate: EstimateView | null
  readonly certified: CertifiedBadgeView | null
  /** The facts in order; the first 4 show, the rest open (CAR-3). */
  readonly keyInformation: readonly AttributeView[]
  /** 'Car Details' (CAR-4), empty values dropped, rego and VIN absent where the site hides them. */
  readonly details: readonly AttributeView[]
  /** 'All Specifications', grouped. */
  readonly specifications: readonly { readonly title: string; readonly rows: readonly AttributeView[] }[]
  /** Paragraphs (CAR-2); empty: the pending text stands. */
  readonly comments: {
    readonly paragraphs: readonly string[]
    readonly pending:
      | string
      | null /** The first 400 characters, cut at a word; null when all of it is that short (CAR-2). */
    readonly excerpt?: string | null
  }
  readonly features: readonly string[]
  readonly actions: readonly CardButton[]
  /** Which of the site's sections have something to show, in order. */
  readonly sections: readonly string[]
  readonly claims: readonly string[]
  /** 'What's Included', 'Why Buy From Us?' and 'Protect Your Car'. */
  readonly included: readonly string[]
  readonly whyBuy: readonly { readonly title: string; readonly text: string }[]
  readonly protect: readonly { readonly title: string; readonly text: string }[]
  /** 'Interested in this vehicle?': reservation and valuation, as far as car and site allow them (CAR-5). */
  readonly interested: readonly InterestedView[]
  /** 'Reserve Online': what a deposit does, and the way to it; null where the car cannot be reserved. */
  readonly reserveOnline: { readonly text: string; readonly button: CardButton } | null
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
  readonly location: VehicleLocationView | null
  readonly similar: readonly CardView[]
  /** JSON-LD Car and BreadcrumbList as values (FIELD-3), to be serialised by the page. */
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
  /** The badge as a picture; null: its words. */
  readonly image: string | null
  readonly benefits: readonly string[]
}

export interface VehicleLocationView {
  readonly id: string
  /** The car's dealership, which a revealed number is recorded with (PHONE-1). */
  readonly dealershipId?: string | null
  readonly name: string
  readonly address: string
  readonly directionsHref: string
  readonly licence: string | null
  /** First 5 characters, the rest stars (PHONE-1). The full number is never in a page. */
  readonly maskedPhone: string | null
  readonly hoursToday: string
}
