import type { WatchlistView } from '#views/visitor/watchlist-view.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { TakeOff } from './take-off.tsx'

/** A visitor's saved cars (ROUTE-10). Removing one and signing out are forms, which need no JavaScript. */
export function WatchlistPage({ watchlist, heading }: { readonly watchlist: WatchlistView; readonly heading: string }) {
  const { VehicleCard } = useSlots()
  const { phone, vehicleWord, cards, notices, lost, compareHref } = watchlist
  return (
    <main id="content" className="watchlist">
      <header className="lead-page-head">
        <div className="container">
          <h1>{heading}</h1>
          <div className="watchlist-who">
            <p>
              {cards.length > 0 ? `${cards.length} ${cards.length === 1 ? vehicleWord : `${vehicleWord}s`} · ` : null}
              Signed in with {phone}
            </p>
            <form method="post">
              <button type="submit" name="sign-out" value="1" className="link inline-flex min-h-11 items-center">
                Sign out
              </button>
            </form>
          </div>
        </div>
      </header>
      <div className="container watchlist-body">
        {notices.length > 0 ? (
          <div className="compare-notices">
            <ul>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
            <form method="post" className="mt-2">
              {lost.map((id) => (
                <input key={id} type="hidden" name="remove" value={id} />
              ))}
              <Button type="submit" kind="outline">
                Take {lost.length === 1 ? 'it' : 'them'} off the list
              </Button>
            </form>
          </div>
        ) : null}
        {cards.length > 0 ? (
          <>
            <h2 className="sr-only">Saved {vehicleWord}s</h2>
            <ul className="results">
              {cards.map((card, position) => (
                <li key={card.id}>
                  <VehicleCard card={card} eager={position < 3} />
                  <TakeOff car={card} />
                </li>
              ))}
            </ul>
            {compareHref ? (
              <ButtonLink href={compareHref} rel="nofollow" kind="outline" className="justify-self-start">
                {cards.length > 2 ? 'Compare the first few' : 'Compare both'}
              </ButtonLink>
            ) : null}
            <CardsNote cards={cards} />
          </>
        ) : (
          <section className="watchlist-empty">
            <Icon name="heart" className="size-12" />
            <h2>{notices.length > 0 ? 'Nothing else saved' : 'Nothing saved yet'}</h2>
            <p>
              Press ‘Save’ on a {vehicleWord} you like and it waits here, on any phone or computer you sign in on. If it
              sells, you will see that here too.
            </p>
            <ButtonLink href="/search" size="large">
              See all stock
            </ButtonLink>
          </section>
        )}
      </div>
    </main>
  )
}
