import { useLoaderData } from 'react-router'
import { homeOf } from '#themes/homes.ts'
import type { HomeView } from '#views/home/home-view.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/home.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = {
  // Questions are styled with the other pages.
  stylesheets: ({ blocks }: HomeView) =>
    blocks.some((block) => typeof block !== 'string' && block.kind === 'questions') ? 'pages' : 'home',
  tray: true,
}

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const site = useSite()
  const Home = homeOf(site.template)
  return (
    <main id="content">
      <Home site={site} home={loaderData} />
    </main>
  )
}
