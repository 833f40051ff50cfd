import { searchParts } from '#operations/catalogue/search-parts.ts'
import { PartsPage } from '#ui/parts/parts-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/parts-search.ts'

/** ROUTE-3: `/parts/search`; a 404 on a site without a parts catalogue. */
export async function loader(args: Route.LoaderArgs) {
  return orNotFoundPage(await searchParts(contextOf(args), args.url), contextOf(args))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function PartsPageRoute({ loaderData }: Route.ComponentProps) {
  return <PartsPage parts={loaderData} />
}
