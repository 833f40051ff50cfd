import type { CardView } from '#views/card/card-view.ts'

/** The car's name. Its link covers the whole card; the card's buttons are above it. */
export function CardTitle({ card, className = '' }: { readonly card: CardView; readonly className?: string }) {
  return (
    <div>
      <h3 className={className === '' ? 'card-title' : `card-title ${className}`}>
        <a href={card.href} className="card-link">
          {card.title}
          {card.name === card.title ? null : <span className="sr-only">{card.name.slice(card.title.length)}</span>}
        </a>
      </h3>
      {card.subtitle ? <p className="card-subtitle">{card.subtitle}</p> : null}
    </div>
  )
}
