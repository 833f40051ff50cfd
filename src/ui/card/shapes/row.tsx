import { PriceStory } from '../../finance/price-story.tsx'
import type { VehicleCardProps } from '../../slots.ts'
import { CardAttributes } from '../card-attributes.tsx'
import { CardButtons } from '../card-buttons.tsx'
import { CardPicture } from '../card-picture.tsx'
import { CardPlace } from '../card-place.tsx'
import { CardPrice } from '../card-price.tsx'
import { CardTitle } from '../card-title.tsx'

const SIZES = '(width >= 48rem) 17rem, 38vw'

/** A low row: a small picture, facts beside it, and where there is room the price and the buttons in a column. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="shaped-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <div className="row-card">
        <CardPicture card={card} eager={eager} sizes={SIZES} />
        <div className="row-card-facts">
          <CardTitle card={card} />
          <CardAttributes attributes={card.attributes} drawn={false} />
          <CardPlace place={card.place} />
        </div>
        <div className="row-card-deal">
          <CardPrice card={card} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
          <CardButtons card={card} />
        </div>
      </div>
    </article>
  )
}
