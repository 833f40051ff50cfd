import type { VehicleView } from '#domain/car/vehicle-view.ts'
import type { SiteView } from '#site/site-view.ts'

export function VehiclePage({ vehicle }: { readonly site: SiteView; readonly vehicle: VehicleView }) {
  return (
    <main id="content" data-car-id={vehicle.id}>
      <h1>{vehicle.title}</h1>
    </main>
  )
}
