import { showHome } from '#operations/show-home.ts'
import { HOMES } from '#themes/homes.ts'
import type { PageHandle } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { contextOf } from '../request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { sheets: 'home', tray: true }

export async function loader(args: Route.LoaderArgs) {
  return showHome(contextOf(args))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const Home = HOMES[site.template]
  return (
    <main id="content">
      <Home site={site} home={loaderData} />
    </main>
  )
}
