import type { SiteView } from '#views/site/site-view.ts'

/** The dealer group's logo, leading to the group's own site (SITE-8). */
export function GroupLogo({ site }: { readonly site: SiteView }) {
  if (!site.groupLogo) return null
  return (
    <a href={site.groupLogo.href} className="flex min-h-11 items-center">
      <img
        src={site.groupLogo.image}
        alt="Our dealer group"
        width={120}
        height={32}
        className="h-6 w-auto"
        loading="lazy"
      />
    </a>
  )
}
