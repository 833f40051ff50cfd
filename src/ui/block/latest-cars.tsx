import type { CardView } from '#views/card/card-view.ts'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'

/** The latest arrivals as the template's cards, with the warning for repayments below (LAW-1). */
export function LatestCars({
  cars,
  isFirst = true,
}: {
  readonly cars: readonly CardView[]
  /** Whether it is the first list of cards on the page. */
  readonly isFirst?: boolean
}) {
  const { VehicleCard } = useSlots()
  return (
    <>
      <ul className="results">
        {cars.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} eager={false} />
          </li>
        ))}
      </ul>
      <CardsNote cards={cars} isTarget={isFirst} />
    </>
  )
}
