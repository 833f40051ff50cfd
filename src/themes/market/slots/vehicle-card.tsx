import { CardAttributes } from '#ui/card/card-attributes.tsx'
import { CardButtons } from '#ui/card/card-buttons.tsx'
import { CardPicture } from '#ui/card/card-picture.tsx'
import { CardPlace } from '#ui/card/card-place.tsx'
import { CardPrice } from '#ui/card/card-price.tsx'
import { CardTags } from '#ui/card/card-tags.tsx'
import { CardTitle } from '#ui/card/card-title.tsx'
import { PriceStory } from '#ui/finance/price-story.tsx'
import { CardControls } from '#ui/saved-cars/card-controls.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

/** Market: a row of a table, kilometres first, with nothing over the picture (LOOK-6). */
export function VehicleCard({ card, eager }: VehicleCardProps) {
  const sold = card.available ? {} : { 'data-sold': '' }
  const facts = card.attributes.toSorted((one, other) => Number(other.name === 'km') - Number(one.name === 'km'))
  return (
    <article className="card market-card" aria-label={card.title} data-car-id={card.id} {...sold}>
      <div className="market-row">
        <CardPicture card={card} eager={eager} sizes="7rem" bare />
        <div className="market-name">
          <CardTitle card={card} />
          <CardPlace place={card.place} />
          <CardTags tag={card.tag} state={card.state ?? null} />
        </div>
        <CardAttributes attributes={facts} drawn={false} />
        <div className="market-money">
          <CardPrice card={card} />
          <PriceStory mark={card.story} own={card.estimate} look="card" car={card.title} />
        </div>
        <div className="market-ways-on">
          <CardButtons card={card} />
          <span className="card-controls">
            {card.savable ? <CardControls car={{ id: card.id, title: card.name }} /> : null}
          </span>
        </div>
      </div>
    </article>
  )
}
