import type { CardView } from '#views/card/card-view.ts'
import * as words from '#words/car.ts'
import { CardsNote } from '../finance/cards-note.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'

/** Similar cars as the template's cards. */
export function SimilarCars({ cars, heading }: { readonly cars: readonly CardView[]; readonly heading?: string }) {
  const t = useWords()
  const { VehicleCard } = useSlots()
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="similar-cars" className="similar-cars">
      <h2 id="similar-cars" className="mb-6 text-2xl sm:text-3xl">
        {heading ?? t(words.similarCars)}
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
