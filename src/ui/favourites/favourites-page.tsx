import type { TileView } from '#views/home/home-view.ts'
import type { FavouritesView } from '#views/visitor/favourites-view.ts'
import * as words from '#words/favourites.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { PopularLinks } from '../errors/popular-links.tsx'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'

/** The browser's favourites, or a shared list (ROUTE-10). */
export function FavouritesPage({
  favourites,
  looking,
  onForget,
}: {
  readonly favourites: FavouritesView
  /** The browser's favourites are loading. */
  readonly looking: boolean
  /** Removes unavailable cars from the browser's list; null for a shared list. */
  readonly onForget: (() => void) | null
}) {
  const t = useWords()
  const { VehicleCard } = useSlots()
  const { heading, cards, notices, shared, sharedHref, signInHref, popular } = favourites
  return (
    <main id="content" className="watchlist">
      <header className="lead-page-head">
        <div className="container">
          <h1>{heading}</h1>
          <p className="lead-page-introduction">
            {shared ? t(words.someoneChoseTheseCars) : t(words.savedDevice)}{' '}
            {signInHref ? (
              <a href={signInHref} rel="nofollow" className="link">
                {t(words.signInKeepThem)}
              </a>
            ) : null}
          </p>
        </div>
      </header>
      <div className="watchlist-body container">
        {notices.length > 0 ? (
          <div className="compare-notices">
            <ul>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
            {onForget ? (
              <Button kind="outline" className="mt-2 justify-self-start" onClick={onForget}>
                {t(words.removeThem)}
              </Button>
            ) : null}
          </div>
        ) : null}
        <div aria-live="polite" className="text-muted">
          {looking ? t(words.loadingYourCars) : null}
        </div>
        {cards.length > 0 ? (
          <>
            <h2 className="sr-only">{t(words.cars)}</h2>
            <ul className="results">
              {cards.map((card, position) => (
                <li key={card.id}>
                  <VehicleCard card={card} eager={position < 3} />
                </li>
              ))}
            </ul>
            <CardsNote cards={cards} />
            {sharedHref && !shared ? (
              <a href={sharedHref} rel="nofollow" className="link inline-flex min-h-11 items-center gap-2">
                {t(words.shareThisList)}
                <Icon name="arrow" className="size-4" />
              </a>
            ) : null}
          </>
        ) : looking ? null : (
          <NothingSaved popular={popular} />
        )}
      </div>
    </main>
  )
}

/** An empty list says what saving does, and where to find cars. */
function NothingSaved({ popular }: { readonly popular: readonly TileView[] }) {
  const t = useWords()
  return (
    <section className="watchlist-empty">
      <Icon name="heart" className="size-12" />
      <h2>{t(words.noCarsSavedYet)}</h2>
      <p>{t(words.tradeNoSignUp, { trade: t(words.tapSaveAnyCar) })}</p>
      <noscript>
        <p>{t(words.turnJavaScriptBrowserSave)}</p>
      </noscript>
      <ButtonLink href="/search">{t(words.seeAllStock)}</ButtonLink>
      <PopularLinks links={popular} />
    </section>
  )
}
