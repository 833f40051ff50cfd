import type { AscItem } from '../analytics/asc-item.ts'
import type { CardButton } from './car-actions.ts'
import type { VideoView } from './car-video.ts'
import type { AttributeView, CardView, EstimateView, PictureView, PriceView, TagView } from './card-view.ts'

/** A car as its own page shows it: finished values (CAR-1 to CAR-14). */
export interface VehicleView {
  readonly id: string
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly pictures: readonly PictureView[]
  readonly video: VideoView | null
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
  readonly certified: { readonly title: string; readonly benefits: readonly string[] } | null
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
  /** What 'Reserve Online' offers: reservation and valuation, as far as car and site allow them (CAR-5). */
  readonly reserveOnline: readonly CardButton[]
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
