import type { SiteView } from '#site/site-view.ts'

export function Header({ site }: { readonly site: SiteView }) {
  return (
    <header>
      <a href="/">{site.name}</a>
    </header>
  )
}
