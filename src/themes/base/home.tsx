import type { HomeView } from '#domain/home-view.ts'
import type { SiteView } from '#site/site-view.ts'

export function Home({ home }: { readonly site: SiteView; readonly home: HomeView }) {
  return <h1>{home.heading}</h1>
}
