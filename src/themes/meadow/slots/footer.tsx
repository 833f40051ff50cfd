import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import type { FrameView } from '#views/site/site-view.ts'

const LINK = 'text-on-dark'

/** Meadow: rolling hills, then the green. */
export function Footer({ site }: { readonly site: FrameView }) {
  return (
    <footer className="mt-8 text-[0.9375rem]">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" className="block h-16 w-full sm:h-28" aria-hidden="true">
        <path d="M0 76C240 10 470 6 760 62s460 46 680-10v68H0z" className="fill-brand-soft" />
        <path d="M0 96c300-54 520-30 800 0s440 20 640-26v50H0z" className="fill-dark" />
      </svg>
      <div className="bg-dark text-muted-on-dark">
        <div className="container grid gap-10 pt-6 pb-12">
          {site.tagline ? <p className="display max-w-2xl text-3xl text-on-dark">{site.tagline}</p> : null}
          <div className="grid gap-x-8 gap-y-10 grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            <FooterColumns site={site} linkClassName={LINK} />
            <FooterLocations site={site} linkClassName={LINK} />
          </div>
          <FooterSocial site={site} linkClassName={LINK} />
          <div className="border-t border-line-on-dark pt-8">
            <FooterLegal site={site} linkClassName={`${LINK} underline`} />
          </div>
        </div>
      </div>
    </footer>
  )
}
