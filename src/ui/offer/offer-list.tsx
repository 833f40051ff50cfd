import type { OfferView } from '#views/offer/offer-view.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'

interface OfferListProps {
  readonly offers: readonly OfferView[]
  /**
   * The offers are the page's main content: the first is on the first screen, largest, and its picture loads at once.
   */
  readonly main: boolean
}

/** The dealer's own offers, each with picture, text, end date and terms. */
export function OfferList({ offers, main }: OfferListProps) {
  return (
    <ul className={main ? 'offers offers-large' : 'offers'}>
      {offers.map((offer, position) => (
        <li key={offer.title}>
          <Offer offer={offer} eager={main && position === 0} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer, eager }: { readonly offer: OfferView; readonly eager: boolean }) {
  const { picture } = offer
  return (
    <article className="offer" aria-label={offer.title} data-promotion={offer.title}>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width >= 64rem) 36rem, 96vw"
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
