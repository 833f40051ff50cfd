import { Icon } from '#ui/elements/icon.tsx'
import { HeaderAction, HeaderPhone } from '#ui/layout/header-action.tsx'
import { HeaderStrip } from '#ui/layout/header-strip.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { MainMenu } from '#ui/layout/main-menu.tsx'
import { PhoneLink } from '#ui/layout/phone-link.tsx'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { SearchLink } from '#ui/layout/search-link.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** Meadow: logo, menu and phone on one round panel that floats on the cream. */
export function Header({ site }: { readonly site: FrameView }) {
  const phone = site.headerPhone
  return (
    <header className="site-header">
      <SiteBanner banner={site.banner} className="bg-accent text-on-accent" />
      <HeaderStrip
        site={site}
        className="hidden text-[0.9375rem] text-muted lg:block"
        linkClassName="font-medium hover:text-ink"
      />
      <div className="header-bar container pt-3 lg:pt-1">
        <div className="box relative flex min-h-16 items-center gap-4 py-2 pr-2 pl-5 lg:min-h-17 lg:pr-4 lg:pl-7">
          <Logo site={site} />
          <MainMenu
            entries={site.header}
            className="ml-6"
            linkClassName="min-h-11 whitespace-nowrap rounded-chip px-4 font-semibold hover:bg-brand-soft hover:text-brand-ink"
            panelClassName="box mt-2 shadow-raised"
          />
          <div className="ml-auto flex items-center gap-5">
            <HeaderAction site={site} className="rounded-chip" />
            {phone ? (
              <PhoneLink
                phone={phone}
                className="button button-primary hidden whitespace-nowrap rounded-chip sm:inline-flex"
              >
                <Icon name="phone" className="size-4" />
                {phone.text}
              </PhoneLink>
            ) : null}
            <div className="flex items-center">
              <HeaderPhone site={site} className="sm:hidden" />
              <SearchLink className="hidden rounded-chip hover:bg-brand-soft hover:text-brand-ink lg:flex" />
              <FavouritesLink site={site} className="rounded-chip hover:bg-brand-soft hover:text-brand-ink" />
              <PhoneMenu site={site} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
