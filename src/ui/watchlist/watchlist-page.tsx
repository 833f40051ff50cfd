import { counted } from '#domain/counted.ts'
import type { WatchlistView } from '#views/visitor/watchlist-view.ts'
import * as words from '#words/watchlist.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'
import { BuyerPages } from './buyer-pages.tsx'
import { TakeOff } from './take-off.tsx'

/** A visitor's saved cars (ROUTE-10). Removing one and signing out are forms, which need no JavaScript. */
export function WatchlistPage({ watchlist, heading }: { readonly watchlist: WatchlistView; readonly heading: string }) {
  const t = useWords()
  const { VehicleCard } = useSlots()
  const { phone, vehicleWord, cards, notices, lost, compareHref } = watchlist
  return (
    <main id="content" className="watchlist">
      <header className="lead-page-head">
        <div className="container">
          <h1>{heading}</h1>
          <div className="watchlist-who">
            <p>
              {cards.length > 0 ? `${counted(cards.length, vehicleWord)} · ` : null}
              {t(words.signedPhone, { phone })}
            </p>
            <form method="post">
              <button type="submit" name="sign-out" value="1" className="link inline-flex min-h-11 items-center">
                {t(words.signOut)}
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
                {t(words.takeOffList, { count: lost.length })}
              </Button>
            </form>
          </div>
        ) : null}
        {cards.length > 0 ? (
          <>
            <h2 className="sr-only">{t(words.savedVehicleWordS, { vehicleWord })}</h2>
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
                {cards.length > 2 ? t(words.compareFirstFew) : t(words.compareBoth)}
              </ButtonLink>
            ) : null}
            <CardsNote cards={cards} />
          </>
        ) : (
          <section className="watchlist-empty">
            <Icon name="heart" className="size-12" />
            <h2>{notices.length > 0 ? t(words.nothingElseSaved) : t(words.nothingSavedYet)}</h2>
            <p>{t(words.pressSaveVehicleWordLike, { vehicleWord })}</p>
            <ButtonLink href="/search" size="large">
              {t(words.seeAllStock)}
            </ButtonLink>
          </section>
        )}
        <BuyerPages groups={watchlist.pages} />
      </div>
    </main>
  )
}
