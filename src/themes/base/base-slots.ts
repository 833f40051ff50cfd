import type { Slots } from '#ui/slots.ts'
import { Footer } from './slots/footer.tsx'
import { Header } from './slots/header.tsx'
import { ListingLayout } from './slots/listing-layout.tsx'
import { VehicleCard } from './slots/vehicle-card.tsx'
import { VehicleLayout } from './slots/vehicle-layout.tsx'

/** In a browser in place of header and footer, which the server alone renders (docs/decisions/110). */
const ServerOnly = () => null

/** The slots of the base, used where a template has none of its own. */
export const BASE_SLOTS: Slots = {
  Footer: import.meta.env.SSR ? Footer : ServerOnly,
  Header: import.meta.env.SSR ? Header : ServerOnly,
  ListingLayout,
  VehicleCard,
  VehicleLayout,
  filterArrangement: 'column',
  pictureSizes: '(width >= 64rem) 60vw, 100vw',
}
