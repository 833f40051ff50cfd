import type { StructuredData } from '#domain/breadcrumb.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { FoundCar } from '../car-finder/found-car.ts'
import type { PriceView } from '../card/price-display.ts'
import type { HoursRow } from '../location/hours-rows.ts'
import type { PlacesView, PlaceView } from '../location/places-view.ts'

/** ROUTE-7, ROUTE-8: a page that consists of a form with an introduction. */
export interface LeadPageView {
  readonly metaTitle: string
  readonly metaDescription: string
  /** Absolute, because several addresses show the same page. */
  readonly canonical: string
  readonly structuredData: readonly StructuredData[]
  readonly heading: string
  /** By the heading; null where a car or a place of the page has its own, or the site has none (LOOK-7). */
  readonly picture: PictureView | null
  readonly introduction: string
  /** The site's own Markdown for this address as HTML, shown before the form. */
  readonly ownWords: string | null
  readonly formHeading: string
  readonly anchor: string
  readonly submitLabel: string
  readonly kind: LeadFormKind
  /** Initial values of the form's fields, by name. */
  readonly filled: Readonly<Record<string, string>>
  readonly stepsHeading: string
  readonly steps: readonly string[]
  readonly notes: { readonly heading: string; readonly lines: readonly string[] } | null
  readonly car: LeadPageCar | null
  /** Finds the car that the form is about; null if the page has one, or needs none (B13). */
  readonly finder: { readonly action: string; readonly words: string; readonly cars: readonly FoundCar[] } | null
  /** Label of the link to the listing for visitors without a car; null if the form needs none, or has a finder. */
  readonly searchLabel: string | null
  /** The location that the page is about (PLACE-2); null on other pages. */
  readonly place: PlaceView | null
  /** The block of locations below the form (PLACE-1). */
  readonly places: PlacesView | null
  /** Id of the only location shown next to the form. */
  readonly locationId: string | null
  /** Its opening hours: seven rows from Monday; empty without such a location. */
  readonly hours: readonly HoursRow[]
  /** Link from a location's page back to the contact page. */
  readonly above: { readonly label: string; readonly href: string } | null
}

/** The car that a form is about. */
export interface LeadPageCar {
  readonly title: string
  readonly subtitle: string
  readonly href: string
  readonly picture: PictureView
  readonly price: PriceView
  readonly place: string | null
  /** What decides on its price for one buyer (story-mark.ts), with the lender's disclaimer; absent without a price. */
  readonly story?: { readonly mark: string; readonly disclaimer: string }
}
