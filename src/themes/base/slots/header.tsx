import { BarPhone } from '#ui/layout/bar-phone.tsx'
import { GroupLogo } from '#ui/layout/group-logo.tsx'
import { HeaderAction, HeaderPhone } from '#ui/layout/header-action.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { MainMenu } from '#ui/layout/main-menu.tsx'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { SearchLink } from '#ui/layout/search-link.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { StripLocations } from '#ui/layout/strip-locations.tsx'
import { StripPhones } from '#ui/layout/strip-phones.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** A plain header: a strip of phones and locations, then logo and menu. */
export function Header({ site }: { readonly site: FrameView }) {
  return (
    <header className="site-header border-b border-line bg-surface">
      <SiteBanner banner={site.banner} className="bg-accent text-on-accent" />
      {site.strip ? (
        <div className="bg-sunken text-sm">
          <div className="container flex items-center justify-end gap-6">
            <StripPhones strip={site.strip} overBar />
            <StripLocations locations={site.stripLocations} />
          </div>
        </div>
      ) : null}
      <div className="header-bar bg-surface">
        <div className="container relative flex min-h-16 items-center gap-8">
          <Logo site={site} />
          <MainMenu
            entries={site.header}
            className="ml-auto"
            linkClassName="min-h-11 whitespace-nowrap px-3 font-medium hover:text-brand-ink"
            panelClassName="box shadow-raised"
          />
          <GroupLogo site={site} />
          <div className="ml-auto flex items-center gap-2 lg:ml-0">
            <HeaderPhone site={site} />
            <BarPhone site={site} />
            <HeaderAction site={site} />
            <SearchLink className="hidden lg:flex" />
            <FavouritesLink site={site} />
            <PhoneMenu site={site} />
          </div>
        </div>
      </div>
    </header>
  )
}
