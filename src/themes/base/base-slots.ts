import type { Slots } from '#ui/slots.ts'
import { Footer } from './slots/footer.tsx'
import { Header } from './slots/header.tsx'
import { ListingLayout } from './slots/listing-layout.tsx'
import { VehicleCard } from './slots/vehicle-card.tsx'
import { VehicleLayout } from './slots/vehicle-layout.tsx'

/** The slots of the base, for a template that has none of its own. */
export const BASE_SLOTS: Slots = {
  Footer,
  Header,
  ListingLayout,
  VehicleCard,
  VehicleLayout,
  filterArrangement: 'column',
  pictureSizes: '(width >= 64rem) 60vw, 100vw',
}
