import { searchStock } from '#operations/search-stock.ts'
import { SearchPage } from '#ui/search/search-page.tsx'
import { found } from '../found.ts'
import { contextOf } from '../request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/search.ts'

export async function loader(args: Route.LoaderArgs) {
  return found(await searchStock(contextOf(args), new URL(args.request.url)))
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: loaderData.metaTitle },
    { name: 'description', content: loaderData.metaDescription },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
    ...loaderData.structuredData.map((value) => ({ 'script:ld+json': value })),
  ]
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage site={useSite()} listing={loaderData} />
}
