import { data, redirect } from 'react-router'
import { showVehicle } from '#operations/car/show-vehicle.ts'
import { showPopular } from '#operations/site/show-popular.ts'
import { VehiclePage } from '#ui/car/vehicle-page.tsx'
import { useCountView } from '../browser/use-count-view.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { PageHandle } from '../page-handle.ts'
import { useSite } from '../use-site.ts'
import { vehicleEnquiryView } from '../vehicle-enquiry-view.ts'
import { vehicleMeta } from '../vehicle-meta.ts'
import type { Route } from './+types/vehicle.ts'

export const handle: PageHandle = { stylesheets: 'site' }

export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const shown = await orNotFoundPage(await showVehicle(context, args.params.slug), context)
  if (shown.kind === 'moved') throw redirect(shown.href, 301)
  if (shown.kind === 'gone') throw data({ ...shown, popular: await showPopular(context) }, { status: 410 })
  const { site, origin } = context
  return { vehicle: shown.vehicle, enquiry: vehicleEnquiryView(site, args.url), origin }
}

/** FORM-16: the enquiry of a browser without JavaScript; the others post to `/api/leads`. */
export function action(args: Route.ActionArgs) {
  return answerLeadForm(contextOf(args), args.request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? vehicleMeta(loaderData.vehicle, loaderData.origin, matches) : []
}

export default function VehicleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, enquiry } = loaderData
  useCountView(vehicle.id)
  return <VehiclePage site={useSite()} vehicle={vehicle} enquiry={enquiry} faults={actionData ?? null} />
}
