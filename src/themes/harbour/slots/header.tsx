import { BarPhone } from '#ui/layout/bar-phone.tsx'
import { GroupLogo } from '#ui/layout/group-logo.tsx'
import { HeaderAction, HeaderPhone } from '#ui/layout/header-action.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { MainMenu } from '#ui/layout/main-menu.tsx'
import { PhoneMenu, Promises } from '#ui/layout/phone-menu.tsx'
import { SearchLink } from '#ui/layout/search-link.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { StripLocations } from '#ui/layout/strip-locations.tsx'
import { StripPhones } from '#ui/layout/strip-phones.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** Harbour: a hairline utility strip over a tall white header; on a phone the logo is in its middle. */
export function Header({ site }: { readonly site: FrameView }) {
  return (
    <header className="site-header">
      <SiteBanner banner={site.banner} className="bg-accent text-on-accent" />
      {site.strip ? (
        <div className="header-strip border-b border-line bg-surface text-[0.8125rem] text-muted">
          <div className="container flex items-center gap-6">
            <Promises site={site} />
            <StripPhones strip={site.strip} className="hover:text-ink" overBar />
            <div className="ml-auto flex items-center gap-6 lg:ml-0">
              <StripLocations locations={site.stripLocations} className="hover:text-ink" />
              <GroupLogo site={site} />
            </div>
          </div>
        </div>
      ) : null}
      <div className="header-bar border-b border-line bg-surface">
        <div className="container relative flex min-h-16 items-center gap-4 sm:gap-8 lg:min-h-18">
          <PhoneMenu site={site} className="-ml-2" />
          <div className="harbour-logo">
            <Logo site={site} />
          </div>
          <MainMenu
            entries={site.header}
            className="mx-auto"
            linkClassName="harbour-menu-link"
            panelClassName="box shadow-raised"
          />
          <div className="flex">
            <HeaderPhone site={site} className="hover:text-brand-ink" />
            <BarPhone site={site} />
            <SearchLink className="flex rounded-full hover:bg-sunken" />
            <FavouritesLink site={site} className="rounded-full hover:bg-sunken" />
            <HeaderAction site={site} className="ml-2" />
          </div>
        </div>
      </div>
    </header>
  )
}
