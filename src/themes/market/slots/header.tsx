import { Icon } from '#ui/elements/icon.tsx'
import { HeaderAction } from '#ui/layout/header-action.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { MainMenu } from '#ui/layout/main-menu.tsx'
import { PhoneLink } from '#ui/layout/phone-link.tsx'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { SiteBanner } from '#ui/layout/site-banner.tsx'
import { FavouritesLink } from '#ui/saved-cars/favourites-link.tsx'
import { useWords } from '#ui/use-words.ts'
import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'

const LINK = 'min-h-11 px-2 font-medium whitespace-nowrap hover:text-brand-ink'

/** Market: one thin row, with a search field where the page has no other; the footer has what others have in a strip. */
export function Header({ site }: { readonly site: FrameView }) {
  const t = useWords()
  const search = t(words.searchOurStock)
  return (
    <header className="site-header">
      <SiteBanner banner={site.banner} className="bg-accent text-on-accent" />
      <div className="header-bar border-b border-line bg-surface">
        <div className="container relative flex min-h-13 items-center gap-x-2 text-sm sm:gap-x-4">
          <Logo site={site} className="max-lg:mr-auto [&_img]:h-8" />
          <MainMenu entries={site.header} className="mr-auto" linkClassName={LINK} panelClassName="box shadow-raised" />
          <form action="/search" className="w-64 max-xl:hidden [html:has(main_search)_&]:hidden">
            <input type="search" name="query" placeholder={search} aria-label={search} className="input min-h-9" />
          </form>
          <HeaderAction site={site} />
          {site.headerPhone ? (
            <PhoneLink phone={site.headerPhone} className="flex h-11 min-w-11 items-center justify-center gap-2">
              <Icon name="phone" className="size-5" />
              <span className="sr-only">{t(words.call)} </span>
              <b className="font-semibold whitespace-nowrap max-lg:sr-only">{site.headerPhone.text}</b>
            </PhoneLink>
          ) : null}
          <FavouritesLink site={site} className="-mx-2" />
          <PhoneMenu site={site} className="-mr-2" />
        </div>
      </div>
    </header>
  )
}
