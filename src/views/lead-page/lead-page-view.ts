import type { StructuredData } from '#domain/breadcrumb.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { PriceView } from '../card/card-view.ts'
import type { PlacesView, PlaceView } from '../location/places-view.ts'

/** A page that is a form with a few words around it (ROUTE-7, ROUTE-8): finished values. */
export interface LeadPageView {
  readonly metaTitle: string
  readonly metaDescription: string
  /** With its host: several addresses show one page. */
  readonly canonical: string
  readonly structuredData: readonly StructuredData[]
  readonly heading: string
  readonly introduction: string
  /** What the site's own Markdown says at this address, as HTML; it stands before the form. */
  readonly ownWords: string | null
  readonly formHeading: string
  readonly anchor: string
  readonly submitLabel: string
  readonly kind: LeadFormKind
  /** What stands in the form's fields on arrival, by name. */
  readonly filled: Readonly<Record<string, string>>
  readonly stepsHeading: string
  readonly steps: readonly string[]
  readonly notes: { readonly heading: string; readonly lines: readonly string[] } | null
  readonly car: LeadPageCar | null
  /** Where a visitor without a car may find one; null where none is needed. */
  readonly searchLabel: string | null
  /** The location that the page is about (PLACE-2); null on every other page. */
  readonly place: PlaceView | null
  /** The block of locations below the form (PLACE-1). */
  readonly places: PlacesView | null
  /** The one location that stands beside the form, by its id. */
  readonly locationId: string | null
  /** The way back up from a location's own page. */
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
}
