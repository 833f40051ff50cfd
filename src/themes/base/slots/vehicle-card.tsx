import { CardAttributes } from '#ui/car/card-attributes.tsx'
import { CardButtons } from '#ui/car/card-buttons.tsx'
import { CardEstimate } from '#ui/car/card-estimate.tsx'
import { CardPicture } from '#ui/car/card-picture.tsx'
import { CardPlace } from '#ui/car/card-place.tsx'
import { CardPrice } from '#ui/car/card-price.tsx'
import { CardTitle } from '#ui/car/card-title.tsx'
import type { VehicleCardProps } from '#ui/slots.ts'

const SIZES = '(width >= 80rem) 22rem, (width >= 40rem) 46vw, 92vw'

export function VehicleCard({ card, eager }: VehicleCardProps) {
  return (
    <article className="card border border-line" data-car-id={card.id} {...soldMark(card.available)}>
      <CardPicture card={card} eager={eager} sizes={SIZES} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <CardTitle card={card} />
        <CardAttributes attributes={card.attributes} />
        <div className="mt-auto grid gap-2">
          <CardPrice card={card} />
          <CardEstimate estimate={card.estimate} />
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
