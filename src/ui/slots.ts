import type { ComponentType, ReactNode } from 'react'
import type { CardView } from '#views/card/card-view.ts'
import type { HomeView } from '#views/home/home-view.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import type { FrameView, SiteView } from '#views/site/site-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'

/**
 * Components that a template may replace. Their props are finished values, or finished elements to arrange, so
 * templates contain no rules.
 */
export interface Slots {
  readonly Header: ComponentType<{ readonly site: FrameView }>
  readonly Footer: ComponentType<{ readonly site: FrameView }>
  readonly VehicleCard: ComponentType<VehicleCardProps>
  readonly ListingLayout: ComponentType<ListingLayoutProps>
  readonly VehicleLayout: ComponentType<VehicleLayoutProps>
  /** The filters on a wide screen: groups in a column, dropdowns in a row, or a panel behind their button as on a phone. */
  readonly filterArrangement: 'column' | 'row' | 'panel'
  /** The `sizes` attribute of the pictures on a car's page. */
  readonly pictureSizes: string
}

/** A template's home page. Not a slot, so that other pages do not load it (`themes/homes.ts`). */
export type HomePage = ComponentType<{ readonly site: SiteView; readonly home: HomeView }>

export interface VehicleCardProps {
  readonly card: CardView
  /** Whether the card is in the first screen; its picture then loads eagerly. */
  readonly eager: boolean
}

export interface ListingLayoutProps {
  readonly site: SiteView
  readonly listing: ListingView
  /** Filters, sort menu, chips, cards and paging: rendered by `ui/search`, placed by the template. */
  readonly filters: ReactNode
  readonly keyword: ReactNode
  readonly toolbar: ReactNode
  readonly chips: ReactNode
  readonly results: ReactNode
  readonly paging: ReactNode
}

export interface VehicleLayoutProps {
  readonly site: SiteView
  readonly vehicle: VehicleView
  /** Rendered by `ui/car`, placed by the template. */
  readonly breadcrumb: ReactNode
  readonly gallery: ReactNode
  readonly heading: ReactNode
  /** The four facts that belong under the name (CAR-3). */
  readonly facts: ReactNode
  /** Notice that the car is sold, or null (CAR-6). */
  readonly notice: ReactNode
  readonly price: ReactNode
  readonly actions: ReactNode
  /** What the price is weighed by, and what a buyer can do from home: below the buttons. */
  readonly figures: ReactNode
  readonly keyInformation: ReactNode
  readonly sections: ReactNode
  readonly location: ReactNode
  readonly enquiry: ReactNode
  readonly similar: ReactNode
}

/**
 * A page with a form. Its layouts are no slots, so that other pages do not load them (`themes/form-layouts.ts`). Parts that a
 * page lacks are null.
 */
export type FormLayout = ComponentType<FormLayoutProps>

export interface FormLayoutProps {
  /** The dealer's picture (LOOK-7). */
  readonly picture: ReactNode
  /** The link to the page above. */
  readonly above: ReactNode
  readonly heading: ReactNode
  readonly introduction: ReactNode
  /** As wide as the page: a location's details, the site's own words, the calculator. */
  readonly before: ReactNode
  /** The car that the form is about. */
  readonly car: ReactNode
  /** The quick ways to reach the dealer. */
  readonly ways: ReactNode
  /** Finds the car that the form is about. */
  readonly finder: ReactNode
  readonly form: ReactNode
  /** What decides on the car's price for this buyer. */
  readonly price: ReactNode
  /** What happens next. */
  readonly steps: ReactNode
  readonly notes: ReactNode
  /** The site's own blocks, and the way to the cars. */
  readonly beside: ReactNode
  /** The location, or whom to call. */
  readonly place: ReactNode
  /** As wide as the page: locations, the site's own blocks. */
  readonly after: ReactNode
}

/** The page after a form, likewise. */
export type SuccessLayout = ComponentType<SuccessLayoutProps>

export interface SuccessLayoutProps {
  readonly mark: ReactNode
  readonly heading: ReactNode
  readonly message: ReactNode
  /** The time that is booked. */
  readonly booked: ReactNode
  /** What happens next. */
  readonly steps: ReactNode
  readonly photos: ReactNode
  readonly car: ReactNode
  /** What else the buyer can do about the car. */
  readonly actions: ReactNode
  readonly reference: ReactNode
  /** Who calls, and from where. */
  readonly place: ReactNode
  readonly onward: ReactNode
  /** Similar cars. */
  readonly similar: ReactNode
}

export interface Theme {
  readonly name: string
  readonly slots: Slots
  /** Addresses of its stylesheets by name: 'site', 'home' (`themes/stylesheets.ts`). */
  readonly stylesheets: Readonly<Record<string, string>>
}
