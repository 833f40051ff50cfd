import { showSitemap } from '#operations/site/show-sitemap.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Parameters of the path. */
type Params = { readonly file?: string }

/** ROUTE-11: the index `/sitemap.xml` and its files, such as `/sitemaps/cars-1.xml`. */
export async function loader(args: RouteArgs<Params>) {
  const file = 'file' in args.params ? String(args.params.file) : null
  const xml = orNotFound(await showSitemap(contextOf(args), file))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
