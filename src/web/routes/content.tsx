import { redirect } from 'react-router'
import { contentMoved } from '#operations/site/content-moved.ts'
import { showContent } from '#operations/site/show-content.ts'
import { ContentPage } from '#ui/content/content-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/content.ts'

/** ROUTE-9: what stands in the site's own Markdown, at every address that such a page may have; else its 404. */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const { pathname } = args.url
  const content = showContent(context, pathname)
  const moved = content === null ? contentMoved(context, pathname) : null
  if (moved !== null) throw redirect(moved, 301)
  return orNotFoundPage(content, context)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}
