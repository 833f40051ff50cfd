import type { TileView } from '#views/home/home-view.ts'
import type { FavouritesView } from '#views/visitor/favourites-view.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { PopularLinks } from '../errors/popular-links.tsx'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useTrade } from '../trade-context.ts'

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
  const { VehicleCard } = useSlots()
  const trade = useTrade()
  const { heading, cards, notices, shared, sharedHref, popular } = favourites
  return (
    <main id="content" className="watchlist">
      <header className="lead-page-head">
        <div className="container">
          <h1>{heading}</h1>
          <p className="lead-page-introduction">
            {shared
              ? trade('Someone chose these cars for you to look at. Save the ones you like.')
              : 'Saved on this device.'}
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
                Remove them
              </Button>
            ) : null}
          </div>
        ) : null}
        <div aria-live="polite" className="text-muted">
          {looking ? trade('Loading your cars…') : null}
        </div>
        {cards.length > 0 ? (
          <>
            <h2 className="sr-only">{trade('Cars')}</h2>
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
                Share this list
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
  const trade = useTrade()
  return (
    <section className="watchlist-empty">
      <Icon name="heart" className="size-12" />
      <h2>{trade('No cars saved yet')}</h2>
      <p>{trade('Tap ‘Save’ on any car and you’ll find it here.')} No sign-up needed.</p>
      <noscript>
        <p>{trade('Turn on JavaScript in your browser to save cars.')}</p>
      </noscript>
      <ButtonLink href="/search">See all stock</ButtonLink>
      <PopularLinks links={popular} />
    </section>
  )
}
