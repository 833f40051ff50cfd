import type { AddingView } from '#views/compare/compare-view.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { useTrade } from '../trade-context.ts'

/** Adds a car to the comparison: similar cars, a keyword search, or the listing. */
export function AddCar({ adding: { words, cars, found } }: { readonly adding: AddingView }) {
  const first = cars === ''
  const trade = useTrade()
  return (
    <section aria-labelledby="add-car" className="compare-add">
      <h2 id="add-car">{trade(first ? 'Find a car to start with' : 'Add another car')}</h2>
      <form action="/compare" className="compare-find">
        <input type="hidden" name="cars" value={cars} />
        <label className="sr-only" htmlFor="find">
          Make, model or stock number
        </label>
        <input
          id="find"
          name="find"
          type="search"
          defaultValue={words}
          placeholder="Make, model or stock number"
          autoComplete="off"
          className="input"
        />
        <button type="submit" className="button button-primary">
          Find
        </button>
      </form>
      {found.length > 0 ? (
        <ul
          className="compare-found"
          aria-label={trade(words === '' ? 'Suggested cars' : 'Cars that match your words')}
        >
          {found.map((car) => (
            <li key={car.id}>
              <a href={car.href} rel="nofollow">
                <Picture picture={car.picture} sizes="6rem" alt="" loading="lazy" />
                <span className="min-w-0">
                  <span className="block font-semibold">{car.title}</span>
                  <span className="block text-sm text-muted">{car.subtitle}</span>
                  <span className="block text-sm">{car.price}</span>
                </span>
                <span className="compare-plus">
                  <span aria-hidden="true">+</span>
                  <span className="sr-only">Add to the comparison</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words === '' ? trade('No other cars to suggest.') : `Nothing here matches ‘${words}’.`}</p>
      )}
      <a href="/search" className="link inline-flex min-h-11 items-center gap-2">
        See all stock
        <Icon name="arrow" className="size-4" />
      </a>
    </section>
  )
}
