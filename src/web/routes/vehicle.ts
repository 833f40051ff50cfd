import { data, redirect } from 'react-router'
import { LEAD_FORMS } from '#domain/lead/form/lead-form-kind.ts'
import { showVehicle } from '#operations/car/show-vehicle.ts'
import { showAnswerer } from '#operations/site/show-answerer.ts'
import { showPopular } from '#operations/site/show-popular.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'
import { vehicleEnquiryView } from '../vehicle-enquiry-view.ts'

/** Parameters of the path. */
type Params = { readonly slug: string }

export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const shownVehicle = await orNotFoundPage(await showVehicle(context, args.params.slug), context)
  if (shownVehicle.kind === 'moved') throw redirect(shownVehicle.href, 301)
  if (shownVehicle.kind === 'gone')
    throw data({ ...shownVehicle, popular: await showPopular(context) }, { status: 410 })
  const { site, origin } = context
  const { vehicle } = shownVehicle
  const enquiry = vehicleEnquiryView(site, args.url)
  const lead = { category: LEAD_FORMS[enquiry.form.kind].category, location: vehicle.location?.id ?? null }
  // A sold car has no form.
  const answerer = vehicle.available ? await showAnswerer(context, lead) : null
  return { vehicle, enquiry: { ...enquiry, answerer }, origin }
}

/** FORM-16: takes an enquiry from browsers without JavaScript; others post to `/api/leads`. */
export function action(args: RouteArgs<Params>) {
  return answerLeadForm(contextOf(args), args.request)
}
