import { redirect } from 'react-router'
import { breadcrumbList } from '#domain/breadcrumb.ts'
import { showModel } from '#operations/catalogue/show-model.ts'
import { ModelPage } from '#ui/model/model-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/model.ts'

/** ROUTE-3, MODEL-1: `/models/{slug}`; a model with an address of its own redirects there, for as long as it has it. */
export async function loader(args: Route.LoaderArgs) {
  const shown = await orNotFoundPage(await showModel(contextOf(args), args.params.slug), contextOf(args))
  if (shown.kind === 'elsewhere') throw redirect(shown.href, 302)
  return shown.model
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin } = new URL(loaderData.canonical)
  return pageMeta({ ...loaderData, structuredData: [breadcrumbList(loaderData.breadcrumb, origin)] }, matches)
}

export default function ModelRoute({ loaderData }: Route.ComponentProps) {
  return <ModelPage model={loaderData} />
}
