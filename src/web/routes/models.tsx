import { searchModels } from '#operations/catalogue/search-models.ts'
import { ModelsPage } from '#ui/model/models-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/models.ts'

/** ROUTE-3: `/models`, `/models?body={body-name}`; a 404 on a site without a catalogue. */
export async function loader(args: Route.LoaderArgs) {
  return orNotFoundPage(await searchModels(contextOf(args), args.url), contextOf(args))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function ModelsPageRoute({ loaderData }: Route.ComponentProps) {
  return <ModelsPage models={loaderData} />
}
