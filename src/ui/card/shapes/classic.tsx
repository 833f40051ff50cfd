import { PriceStory } from '../../finance/price-story.tsx'
import type { VehicleCardProps } from '../../slots.ts'
import { CardAttributes } from '../card-attributes.tsx'
import { CardButtons } from '../card-buttons.tsx'
import { CardPicture } from '../card-picture.tsx'
import { CardPlace } from '../card-place.tsx'
import { CardPrice } from '../card-price.tsx'
import { CardTitle } from '../card-title.tsx'

const SIZES = '(width >= 80rem) 22rem, (width >= 40rem) 46vw, 94vw'

/** A frame with the picture on top, then name, price and facts, and the buttons at its foot. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="shaped-card classic-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="classic-card-body">
        <CardTitle card={card} />
        <CardPrice card={card} />
        <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        <CardAttributes attributes={card.attributes} />
        <div className="classic-card-foot">
          <CardPlace place={card.place} />
          <CardButtons card={card} />
        </div>
      </div>
    </article>
  )
}
