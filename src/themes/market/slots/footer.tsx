import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import { GroupLogo } from '#ui/layout/group-logo.tsx'
import { Promises } from '#ui/layout/phone-menu.tsx'
import { StripPhones } from '#ui/layout/strip-phones.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** Market: numbers and promises in a row, then all links and locations in dense columns. */
export function Footer({ site }: { readonly site: FrameView }) {
  return (
    <footer className="border-t border-line bg-surface text-[0.8125rem] text-muted">
      <div className="container grid gap-4 py-4">
        <div className="flex flex-wrap items-center gap-x-6 border-b border-line pb-2 [&>ul]:flex-wrap [&>ul]:gap-y-0">
          {site.strip ? <StripPhones strip={site.strip} className="text-ink" /> : null}
          <Promises site={site} />
          <GroupLogo site={site} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]">
          <FooterColumns site={site} linkClassName="text-ink" />
          <FooterLocations site={site} linkClassName="text-ink" />
        </div>
        <FooterSocial site={site} linkClassName="text-ink" />
        <FooterLegal site={site} linkClassName="underline" />
      </div>
    </footer>
  )
}
