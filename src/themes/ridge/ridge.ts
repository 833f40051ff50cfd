import type { Theme } from '#ui/slots.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleLayout } from './vehicle-layout.tsx'

export const theme: Theme = {
  name: 'ridge',
  slots: { Footer, Header, ListingLayout, VehicleCard, VehicleLayout, filterArrangement: 'row' },
}
