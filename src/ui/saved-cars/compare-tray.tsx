import { comparePath } from '#domain/paths.ts'
import { MOST_COMPARED, type SavedCars } from '#domain/visitor/saved-cars.ts'
import * as words from '#words/saved-cars.ts'
import { useWords } from '../use-words.ts'
import { replaceSavedCars } from './saved-cars-store.ts'

/** The cars chosen for comparison, at the bottom of the page while the visitor chooses more. */
export function CompareTray({ compared }: { readonly compared: SavedCars }) {
  const t = useWords()
  const count = compared.length
  return (
    <section aria-label={t(words.carsToCompare)} className="compare-tray">
      <div className="container">
        <p className="compare-tray-text">
          {count === 1
            ? t(words.chooseOneMoreCompare)
            : count < MOST_COMPARED
              ? t(words.addMoreCompare)
              : t(words.fourChosen)}
        </p>
        <button type="button" className="compare-tray-clear" onClick={() => replaceSavedCars('compared', [])}>
          {t(words.clear)}
          <span className="sr-only">{t(words.carsCompare)}</span>
        </button>
        <a href={comparePath(compared)} className="button button-primary">
          {count === 1 ? t(words.compare1Car) : t(words.compareCountCars, { count })}
        </a>
      </div>
    </section>
  )
}
