import type { AddingView } from '#views/compare/compare-view.ts'
import * as texts from '#words/compare.ts'
import { CarFinder } from '../car-finder/car-finder.tsx'
import { useWords } from '../use-words.ts'

/** Adds a car to the comparison: similar cars, a keyword search, or the listing. */
export function AddCar({ adding: { words, cars, found } }: { readonly adding: AddingView }) {
  const t = useWords()
  return (
    <section aria-labelledby="add-car" className="compare-add">
      <h2 id="add-car">{cars === '' ? t(texts.findCarStart) : t(texts.addAnotherCar)}</h2>
      <CarFinder
        action="/compare"
        words={words}
        cars={found}
        hidden={{ name: 'cars', value: cars }}
        take={t(texts.addComparison)}
      />
    </section>
  )
}
