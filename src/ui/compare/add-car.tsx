import type { AddingView } from '#views/compare/compare-view.ts'
import { CarFinder } from '../car-finder/car-finder.tsx'
import { useTrade } from '../trade-context.ts'

/** Adds a car to the comparison: similar cars, a keyword search, or the listing. */
export function AddCar({ adding: { words, cars, found } }: { readonly adding: AddingView }) {
  const trade = useTrade()
  return (
    <section aria-labelledby="add-car" className="compare-add">
      <h2 id="add-car">{trade(cars === '' ? 'Find a car to start with' : 'Add another car')}</h2>
      <CarFinder
        action="/compare"
        words={words}
        cars={found}
        hidden={{ name: 'cars', value: cars }}
        take="Add to the comparison"
      />
    </section>
  )
}
