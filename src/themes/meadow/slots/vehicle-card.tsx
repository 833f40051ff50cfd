import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

const SIZES = '(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw'

/** Meadow: a wide card where there is room, picture left and facts right; otherwise a tall one. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="meadow-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <div className="card meadow-card-inner">
        <CardPicture card={card} eager={eager} sizes={SIZES} />
        <div className="meadow-card-facts">
          <CardTitle card={card} />
          <CardAttributes attributes={card.attributes} />
          <CardPlace place={card.place} />
        </div>
        <div className="meadow-card-deal">
          <CardPrice card={card} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
          <CardButtons card={card} />
        </div>
      </div>
    </article>
  )
}
