import { Icon } from '#ui/elements/icon.tsx'
import { HeaderAction } from '#ui/layout/header-action.tsx'
import { HeaderStrip } from '#ui/layout/header-strip.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { MainMenu } from '#ui/layout/main-menu.tsx'
import { PhoneLink } from '#ui/layout/phone-link.tsx'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { SearchLink } from '#ui/layout/search-link.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import { useWords } from '#ui/use-words.ts'
import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/templates.ts'

/** Ridge: one black bar that ends with the phone number in a block of the brand colour. */
export function Header({ site }: { readonly site: FrameView }) {
  const t = useWords()
  const phone = site.headerPhone
  return (
    <header className="site-header bg-dark text-on-dark">
      <SiteBanner banner={site.banner} className="label bg-accent text-on-accent" />
      <HeaderStrip
        site={site}
        className="label hidden border-b border-line-on-dark bg-dark text-muted-on-dark lg:block"
        linkClassName="hover:text-on-dark"
      />
      <div className="header-bar relative flex min-h-16 items-stretch bg-dark lg:min-h-18">
        <div className="container flex min-w-0 items-center gap-4">
          <Logo site={site} on="dark" />
          <MainMenu
            entries={site.header}
            className="ml-2"
            linkClassName="label min-h-11 whitespace-nowrap px-2.5 hover:bg-on-dark hover:text-dark 2xl:px-4"
            panelClassName="bg-surface text-ink shadow-raised border-t-4 border-brand"
          />
          <div className="ml-auto flex items-center">
            <SearchLink className="hidden hover:bg-on-dark hover:text-dark lg:flex" />
            <FavouritesLink site={site} className="hover:bg-on-dark hover:text-dark" />
            <PhoneMenu site={site} className="-mr-2" />
            <HeaderAction site={site} className="ml-2" />
          </div>
        </div>
        {phone ? (
          <PhoneLink phone={phone} className="ridge-call">
            <Icon name="phone" className="size-6" />
            <span className="sr-only lg:hidden">{t(words.call)} </span>
            <span className="display sr-only text-xl tabular-nums lg:not-sr-only">{phone.text}</span>
          </PhoneLink>
        ) : null}
      </div>
    </header>
  )
}
