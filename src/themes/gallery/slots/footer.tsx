import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import { GroupLogo } from '#ui/layout/group-logo.tsx'
import { StripPhones } from '#ui/layout/strip-phones.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** Gallery: three quiet lines: where to go, where they are, who they are. */
export function Footer({ site }: { readonly site: FrameView }) {
  return (
    <footer className="container grid gap-10 border-t border-line py-12 text-sm text-muted lg:py-20">
      <div className="grid gap-4 lg:*:grid lg:*:grid-cols-[8rem_1fr] lg:*:items-baseline">
        <FooterColumns site={site} linkClassName="flex flex-wrap gap-x-6" />
      </div>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <FooterLocations site={site} linkClassName="text-ink" />
      </div>
      <div className="flex flex-wrap items-center gap-x-8">
        {site.strip ? <StripPhones strip={site.strip} /> : null}
        <FooterSocial site={site} linkClassName="" />
        <GroupLogo site={site} />
      </div>
      <FooterLegal site={site} linkClassName="underline" />
    </footer>
  )
}
