import type { CardView } from '#views/card/card-view.ts'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useTrade } from '../trade-context.ts'

/** Similar cars as the template's cards. */
export function SimilarCars({
  cars,
  heading = 'Similar cars',
}: {
  readonly cars: readonly CardView[]
  readonly heading?: string
}) {
  const { VehicleCard } = useSlots()
  const trade = useTrade()
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="similar-cars" className="similar-cars">
      <h2 id="similar-cars" className="mb-6 text-2xl sm:text-3xl">
        {trade(heading)}
      </h2>
      <div className="similar-cars-grid">
        {cars.map((card) => (
          <VehicleCard key={card.id} card={card} eager={false} />
        ))}
      </div>
      <CardsNote cards={cars} />
    </section>
  )
}
