import type { CardView } from '#views/card/card-view.ts'

/** The price, what it includes, and the former price (CARD-5, CARD-6, LAW-3, INTAKE-8). */
export function CardPrice({ card }: { readonly card: CardView }) {
  const { price } = card
  return (
    <div className="card-price">
      {price.was ? <p className="card-was">{price.was}</p> : null}
      <p className="card-sum">
        <span className={price.kind === 'none' ? 'card-no-figure' : 'card-figure'}>{price.text}</span>
        {price.type ? <span className="card-price-type">{price.type}</span> : null}
      </p>
      {price.other ? (
        <p className="card-sum">
          <span>{price.other.text}</span>
          <span className="card-price-type">{price.other.type}</span>
        </p>
      ) : null}
      {card.belowMarket ? <p className="card-below-market">{card.belowMarket.text}</p> : null}
    </div>
  )
}
