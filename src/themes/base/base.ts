import type { HomePage, Theme } from '#ui/slots.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Home } from './home.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleLayout } from './vehicle-layout.tsx'

/** The parts that every template starts from. */
export const base: Theme & { readonly Home: HomePage } = {
  name: 'base',
  Home,
  slots: { Footer, Header, ListingLayout, VehicleCard, VehicleLayout, filterArrangement: 'column' },
}
