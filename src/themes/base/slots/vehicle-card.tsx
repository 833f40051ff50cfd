import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

const SIZES = '(width >= 80rem) 22rem, (width >= 40rem) 46vw, 92vw'

export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article
      className="card border border-line"
      aria-label={card.title}
      data-car-id={card.id}
      {...soldMark(card.available)}
    >
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="card-body">
        <CardTitle card={card} />
        <CardAttributes attributes={card.attributes} />
        <div className="mt-auto grid gap-2">
          <CardPrice card={card} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        </div>
        <CardPlace place={card.place} />
        <CardButtons card={card} />
      </div>
    </article>
  )
}

function soldMark(available: boolean) {
  return available ? {} : { 'data-sold': '' }
}
