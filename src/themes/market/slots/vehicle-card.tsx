import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

/** Market: a row of a table. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="card market-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <div className="market-row">
        <CardPicture card={card} eager={eager} sizes="8rem" />
        <CardTitle card={card} />
        <CardAttributes attributes={card.attributes} drawn={false} />
        <div>
          <CardPlace place={card.place} />
        </div>
        <CardPrice card={card} />
        <div className="market-story">
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        </div>
        <CardButtons card={card} />
      </div>
    </article>
  )
}
