import type { OffersView, OfferView } from '#domain/offer/offers-view.ts'
import { ComparisonRateNote } from '../car/comparison-rate-note.tsx'
import { DirectoryPage } from '../directory/directory-page.tsx'
import { Icon } from '../elements/icon.tsx'
import { useSlots } from '../theme-context.ts'

/** The dealer's own offers, then the cars whose price came down, with their search (ROUTE-3). */
export function OffersPage({ offers }: { readonly offers: OffersView }) {
  const { VehicleCard } = useSlots()
  return (
    <DirectoryPage
      directory={offers}
      searchLabel={offers.placeholder}
      before={<OfferList offers={offers.offers} />}
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
          <ComparisonRateNote cards={offers.cards} />
        </>
      }
      empty={
        <>
          <p className="display">{offers.emptyText}</p>
          <a href={offers.clearHref ?? '/search'} className="button button-primary">
            {offers.clearHref ? 'See all offers' : offers.allStockLabel}
          </a>
        </>
      }
    />
  )
}

function OfferList({ offers }: { readonly offers: readonly OfferView[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers-of-ours">
      <h2 id="offers-of-ours" className="sr-only">
        Offers
      </h2>
      <ul className="offers">
        {offers.map((offer, position) => (
          <li key={offer.title}>
            <Offer offer={offer} eager={position === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ offer, eager }: { readonly offer: OfferView; readonly eager: boolean }) {
  const { picture } = offer
  return (
    <article className="offer" data-promotion={offer.title}>
      {picture ? (
        <img
          src={picture.src}
          {...(picture.srcset ? { srcSet: picture.srcset, sizes: '(width >= 64rem) 36rem, 96vw' } : {})}
          alt=""
          width={picture.width}
          height={picture.height}
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      ) : null}
      <div className="offer-text">
        {offer.ends ? <p className="label offer-ends">{offer.ends}</p> : null}
        <h3>{offer.title}</h3>
        <p>{offer.text}</p>
        <a href={offer.href} className="offer-link">
          {offer.button}
          <Icon name="arrow" className="size-4" />
        </a>
        {offer.terms ? <p className="offer-terms">{offer.terms}</p> : null}
      </div>
    </article>
  )
}
