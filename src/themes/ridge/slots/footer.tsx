import { FooterColumns, FooterLegal, FooterLocations, FooterSocial } from '#ui/layout/footer-parts.tsx'
import { PhoneLink } from '#ui/layout/phone-link.tsx'
import type { FrameView } from '#views/site/site-view.ts'

const LINK = 'text-on-dark'

/** Ridge: a block of the brand colour with the name in large type, then black. */
export function Footer({ site }: { readonly site: FrameView }) {
  const phone = site.strip?.salesPhone ?? null
  return (
    <footer className="text-[0.9375rem]">
      <div className="bg-brand text-on-brand">
        <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
          <p className="display text-3xl sm:text-4xl">{site.tagline ?? site.name}</p>
          {phone ? (
            <PhoneLink
              phone={phone}
              className="display text-3xl tabular-nums underline-offset-8 hover:underline sm:text-4xl"
            >
              {phone.text}
            </PhoneLink>
          ) : null}
        </div>
      </div>
      <div className="bg-dark text-muted-on-dark">
        <div className="container grid gap-10 py-12">
          <div className="grid gap-x-8 gap-y-10 grid-cols-2 lg:grid-cols-4">
            <FooterColumns site={site} linkClassName={LINK} />
            <FooterLocations site={site} linkClassName={LINK} />
          </div>
          <FooterSocial site={site} linkClassName={LINK} />
          <div className="border-t-2 border-line-on-dark pt-8">
            <FooterLegal site={site} linkClassName={`${LINK} underline`} />
          </div>
        </div>
      </div>
    </footer>
  )
}
