import { BarPhone } from '#ui/layout/bar-phone.tsx'
import { HeaderAction, HeaderPhone } from '#ui/layout/header-action.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import type { FrameView } from '#views/site/site-view.ts'

/** Gallery: the menu behind one word on every width, the logo in the middle, the heart; on a home page over the picture. */
export function Header({ site }: { readonly site: FrameView }) {
  return (
    <header className="site-header">
      <SiteBanner banner={site.banner} className="border-b border-line text-muted" />
      <div className="header-bar gallery-bar grid [&_.panel]:left-0! [&>.phone-menu]:block min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 md:px-8">
        <PhoneMenu site={site} className="w-auto [&>.icon]:hidden [&>.sr-only]:not-sr-only" />
        <Logo site={site} />
        <div className="flex items-center justify-end gap-2 lg:gap-6">
          <HeaderPhone site={site} className="max-lg:px-0" />
          <BarPhone site={site} />
          <HeaderAction site={site} className="max-lg:hidden" />
          <FavouritesLink site={site} className="-mr-2" />
        </div>
      </div>
    </header>
  )
}
