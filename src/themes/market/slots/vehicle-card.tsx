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
  const sold = card.available ? {} : { 'data-sold': '' }
  return (
    <article className="card market-card" aria-label={card.title} data-car-id={card.id} {...sold}>
      <div className="market-row">
        <CardPicture card={card} eager={eager} sizes="8rem" />
        <div className="min-w-0 @4xl:row-span-2">
          <CardTitle card={card} />
          <CardPlace place={card.place} />
        </div>
        <CardAttributes attributes={card.attributes} drawn={false} />
        <CardPrice card={card} />
        <div className="col-span-full @4xl:col-span-1 @4xl:col-start-3">
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        </div>
        <CardButtons card={card} />
      </div>
    </article>
  )
}
