import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import type { FrameView } from '#views/site/site-view.ts'

const LINK = 'text-on-dark'

/** Harbour: a deep, quiet footer. */
export function Footer({ site }: { readonly site: FrameView }) {
  return (
    <footer className="bg-dark text-[0.9375rem] text-muted-on-dark">
      <div className="container grid gap-12 py-16">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <img {...site.logo.onDark} alt="" className="h-11 w-auto" loading="lazy" />
          <FooterSocial site={site} linkClassName={LINK} />
        </div>
        <div className="grid gap-x-8 gap-y-10 border-t border-line-on-dark pt-10 grid-cols-2 lg:grid-cols-4">
          <FooterColumns site={site} linkClassName={LINK} />
          <FooterLocations site={site} linkClassName={LINK} />
        </div>
        <div className="border-t border-line-on-dark pt-8">
          <FooterLegal site={site} linkClassName={`${LINK} underline`} />
        </div>
      </div>
    </footer>
  )
}
