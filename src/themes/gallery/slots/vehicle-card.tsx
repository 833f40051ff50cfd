import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

/** Gallery: the picture from edge to edge, and a caption: name and price, the facts in one line, the buttons as links. */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article className="card" aria-label={card.title} data-car-id={card.id} data-sold={card.available ? undefined : ''}>
      <CardPicture card={card} eager={eager} sizes="(width >= 48rem) 50vw, 100vw" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 pt-3 text-muted md:px-8">
        <div>
          <CardTitle card={card} className="font-display text-[1.375rem] text-ink" />
          <CardPlace place={card.place} />
        </div>
        <CardPrice card={card} />
        <div className="col-span-2">
          <CardAttributes attributes={card.attributes} drawn={false} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
          <CardButtons card={card} />
        </div>
      </div>
    </article>
  )
}
