import { defineTheme } from '../define-theme.ts'
import { Footer } from './slots/footer.tsx'
import { Header } from './slots/header.tsx'
import { ListingLayout } from './slots/listing-layout.tsx'
import { VehicleCard } from './slots/vehicle-card.tsx'
import { VehicleLayout } from './slots/vehicle-layout.tsx'

export const theme = defineTheme({
  name: 'gallery',
  stylesheets: import.meta.glob<string>('./stylesheets/*.css', { query: '?url', import: 'default', eager: true }),
  slots: {
    ...(import.meta.env.SSR ? { Footer, Header } : {}),
    ListingLayout,
    VehicleCard,
    VehicleLayout,
    filterArrangement: 'panel',
    pictureSizes: '100vw',
  },
})
