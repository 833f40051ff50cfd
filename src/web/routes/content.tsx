import { showContent } from '#operations/show-content.ts'
import { ContentPage } from '#ui/content/content-page.tsx'
import { directoryMeta } from '../directory-meta.ts'
import { foundPage } from '../found.ts'
import { contextOf } from '../request-context.ts'
import type { Route } from './+types/content.ts'

/** ROUTE-9: what stands in the site's own Markdown, at every address that such a page may have; else its 404. */
export function loader(args: Route.LoaderArgs) {
  return foundPage(showContent(contextOf(args), args.url.pathname), contextOf(args))
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...directoryMeta(loaderData), ...loaderData.structuredData.map((value) => ({ 'script:ld+json': value }))]
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}
