import type { OfferView } from '#views/offer/offer-view.ts'
import type { OffersView } from '#views/offer/offers-view.ts'
import * as words from '#words/offer.ts'
import { DirectoryPage } from '../directory/directory-page.tsx'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'
import { OfferList } from './offer-list.tsx'

/** The dealer's own offers, then cars with a reduced price and their search (ROUTE-3). */
export function OffersPage({ offers }: { readonly offers: OffersView }) {
  const t = useWords()
  const { VehicleCard } = useSlots()
  return (
    <DirectoryPage
      directory={offers}
      searchLabel={offers.placeholder}
      before={<OwnOffers offers={offers.offers} />}
      resultsHeading={offers.carsHeading}
      results={
        <>
          <ul className="results">
            {offers.cards.map((card) => (
              <li key={card.id}>
                <VehicleCard card={card} eager={false} />
              </li>
            ))}
          </ul>
          <CardsNote cards={offers.cards} />
        </>
      }
      empty={
        <>
          <p className="display">{offers.emptyText}</p>
          <a href={offers.clearHref ?? '/search'} className="button button-primary">
            {offers.clearHref ? t(words.seeAllOffers) : offers.allStockLabel}
          </a>
        </>
      }
    />
  )
}

function OwnOffers({ offers }: { readonly offers: readonly OfferView[] }) {
  const t = useWords()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers-of-ours">
      <h2 id="offers-of-ours" className="sr-only">
        {t(words.offers)}
      </h2>
      <OfferList offers={offers} main />
    </section>
  )
}
