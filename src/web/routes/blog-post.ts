import { showPost } from '#operations/site/show-blog.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Parameters of the path. */
type Params = { readonly slug: string }

/** ROUTE-9, CONTENT-1: `/blog/{slug}`, a category or an article. */
export function loader(args: RouteArgs<Params>) {
  return orNotFoundPage(
    showPost(contextOf(args), args.params.slug.toLowerCase(), args.url.searchParams),
    contextOf(args),
  )
}
