import { useActionData, useLoaderData } from 'react-router'
import { VehiclePage } from '#ui/car/vehicle-page.tsx'
import { useCountView } from '../browser/use-count-view.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { action, loader } from '../routes/vehicle.ts'
import { useSite } from '../use-site.ts'
import { vehicleMeta } from '../vehicle-meta.ts'

export const handle: PageHandle = { stylesheets: 'car' }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? vehicleMeta(loaderData.vehicle, loaderData.origin, site) : []
}

export function Component() {
  const { vehicle, enquiry } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  useCountView(vehicle.id)
  return <VehiclePage site={useSite()} vehicle={vehicle} enquiry={enquiry} faults={actionData ?? null} />
}
