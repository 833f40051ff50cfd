import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

const SIZES = '(width >= 80rem) 25rem, (width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'

/** Ridge: the price is a black plate under the picture, like on a windscreen. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="card ridge-card"
      aria-label={card.title}
      data-car-id={card.id}
      data-sold={card.available ? undefined : ''}
    >
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="ridge-plate">
        <CardPrice card={card} />
      </div>
      <div className="card-body">
        <CardTitle card={card} />
        <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        <CardAttributes attributes={card.attributes} />
      </div>
      <div className="ridge-foot">
        <CardPlace place={card.place} />
        <CardButtons card={card} />
      </div>
    </article>
  )
}
