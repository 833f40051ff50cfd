import { showSitemap } from '#operations/show-sitemap.ts'
import { contextOf } from '../request-context.ts'
import type { Route } from './+types/sitemap.ts'

/** ROUTE-11: `/sitemap.xml`, and `?part=2` of one that is too long for a file. */
export async function loader(args: Route.LoaderArgs) {
  const part = new URL(args.request.url).searchParams.get('part')
  const xml = await showSitemap(contextOf(args), part === null ? null : Number(part))
  if (xml === null) return new Response('There is no such part.\n', { status: 404 })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
