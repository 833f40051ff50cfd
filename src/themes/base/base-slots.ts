import type { Slots } from '#ui/slots.ts'
import { Footer } from './slots/footer.tsx'
import { Header } from './slots/header.tsx'
import { ListingLayout } from './slots/listing-layout.tsx'
import { VehicleCard } from './slots/vehicle-card.tsx'
import { VehicleLayout } from './slots/vehicle-layout.tsx'

/** What every slot shows that a template leaves empty. */
export const BASE_SLOTS: Slots = {
  Footer,
  Header,
  ListingLayout,
  VehicleCard,
  VehicleLayout,
  filterArrangement: 'column',
}
