import { redirect } from 'react-router'
import { showModel } from '#operations/catalogue/show-model.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Parameters of the path. */
type Params = { readonly slug: string }

/** ROUTE-3, MODEL-1: `/models/{slug}`. A model with an address of its own redirects there, temporarily. */
export async function loader(args: RouteArgs<Params>) {
  const shownModel = await orNotFoundPage(await showModel(contextOf(args), args.params.slug), contextOf(args))
  if (shownModel.kind === 'elsewhere') throw redirect(shownModel.href, 302)
  return shownModel.model
}
