import { showVehicle } from '#operations/show-vehicle.ts'
import { VehiclePage } from '#ui/car/vehicle-page.tsx'
import { found } from '../found.ts'
import { contextOf } from '../request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/vehicle.ts'

export async function loader(args: Route.LoaderArgs) {
  return found(await showVehicle(contextOf(args), args.params.slug))
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: loaderData.metaTitle }, { name: 'description', content: loaderData.metaDescription }]
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  return <VehiclePage site={useSite()} vehicle={loaderData} />
}
