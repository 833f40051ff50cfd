import type { SiteView } from '#site/site-view.ts'

export function Footer({ site }: { readonly site: SiteView }) {
  return <footer>{site.legal.name}</footer>
}
