import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import type { FrameView } from '#views/site/site-view.ts'

export function Footer({ site }: { readonly site: FrameView }) {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="container grid gap-10 py-12">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          <FooterColumns site={site} linkClassName="" />
          <FooterLocations site={site} linkClassName="" />
        </div>
        <FooterSocial site={site} linkClassName="" />
        <FooterLegal site={site} linkClassName="underline" />
      </div>
    </footer>
  )
}
