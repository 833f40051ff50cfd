import { searchModels } from '#operations/catalogue/search-models.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-3: `/models`, `/models?body={body-name}`; a 404 on a site without a catalogue. */
export async function loader(args: RouteArgs) {
  return orNotFoundPage(await searchModels(contextOf(args), args.url), contextOf(args))
}
