import { showHome } from '#operations/site/show-home.ts'
import { homeOf } from '#themes/homes.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { PageHandle } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { stylesheets: 'home', tray: true }

export async function loader(args: Route.LoaderArgs) {
  return showHome(contextOf(args))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const Home = homeOf(site.template)
  return (
    <main id="content">
      <Home site={site} home={loaderData} />
    </main>
  )
}
