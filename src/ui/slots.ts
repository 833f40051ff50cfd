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
  /** Layout of the filters on a wide screen: groups in a column, or dropdowns in a row. */
  readonly filterArrangement: 'column' | 'row'
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

export interface Theme {
  readonly name: string
  readonly slots: Slots
}
