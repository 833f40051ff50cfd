import { comparePath } from '#domain/paths.ts'
import { MOST_COMPARED, type SavedCars } from '#domain/visitor/saved-cars.ts'
import { useTrade } from '../trade-context.ts'
import { replaceSavedCars } from './saved-cars-store.ts'

/** The cars chosen for comparison, at the bottom of the page while the visitor chooses more. */
export function CompareTray({ compared }: { readonly compared: SavedCars }) {
  const count = compared.length
  const trade = useTrade()
  return (
    <section aria-label={trade('Cars to compare')} className="compare-tray">
      <div className="container">
        <p className="compare-tray-text">
          {count === 1 ? 'Choose one more to compare' : count < MOST_COMPARED ? 'Add more or compare' : 'Four chosen'}
        </p>
        <button type="button" className="compare-tray-clear" onClick={() => replaceSavedCars('compared', [])}>
          Clear<span className="sr-only">{trade(' the cars to compare')}</span>
        </button>
        <a href={comparePath(compared)} className="button button-primary">
          {trade(count === 1 ? 'Compare 1 car' : `Compare ${count} cars`)}
        </a>
      </div>
    </section>
  )
}
