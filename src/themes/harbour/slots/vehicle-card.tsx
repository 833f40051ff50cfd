import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

// Without spaces, which each of the listing's cards would repeat (FIELD-5).
const SIZES = '(width>=80rem) 20rem,(width>=64rem) 33vw,(width>=40rem) 46vw,94vw'

/** Harbour: no box. A large picture, then quiet lines under a hairline. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article className="card" aria-label={card.title} data-car-id={card.id} data-sold={card.available ? undefined : ''}>
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="card-body">
        <CardTitle card={card} />
        <CardAttributes attributes={card.attributes} drawn={false} />
        <div className="harbour-deal">
          <CardPrice card={card} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        </div>
        <div className="harbour-foot">
          <CardPlace place={card.place} />
          <CardButtons card={card} />
        </div>
      </div>
    </article>
  )
}
