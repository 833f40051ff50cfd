import { PriceStory } from '../../finance/price-story.tsx'
import type { VehicleCardProps } from '../../slots.ts'
import { CardAttributes } from '../card-attributes.tsx'
import { CardButtons } from '../card-buttons.tsx'
import { CardPicture } from '../card-picture.tsx'
import { CardPlace } from '../card-place.tsx'
import { CardPrice } from '../card-price.tsx'
import { CardTitle } from '../card-title.tsx'

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 47vw, 94vw'

/** The picture first and large, with name and price on its lower edge; everything else in quiet lines below. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="shaped-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <div className="picture-card-stage">
        <CardPicture card={card} eager={eager} sizes={SIZES} />
        <div className="picture-card-plate">
          <CardTitle card={card} />
          <CardPrice card={card} />
        </div>
      </div>
      <div className="picture-card-facts">
        <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        <CardAttributes attributes={card.attributes} drawn={false} />
        <CardPlace place={card.place} />
        <CardButtons card={card} />
      </div>
    </article>
  )
}
