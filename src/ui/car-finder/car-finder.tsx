import type { FoundCar } from '#views/car-finder/found-car.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { useTrade } from '../trade-context.ts'

/** Searches the stock by words and offers the cars found; every step is a form or a link. */
export function CarFinder({
  action,
  words,
  cars,
  hidden = null,
  take,
}: {
  /** Path that answers the search, with the parameter `find`. */
  readonly action: string
  /** What was searched for; '' if the cars are suggestions. */
  readonly words: string
  readonly cars: readonly FoundCar[]
  /** A field that the search carries along. */
  readonly hidden?: { readonly name: string; readonly value: string } | null
  /** What choosing a car does: 'Add to the comparison'. */
  readonly take: string
}) {
  const trade = useTrade()
  return (
    <>
      <form action={action} aria-label="Find a car" className="car-finder-form">
        {hidden ? <input type="hidden" {...hidden} /> : null}
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
      {cars.length > 0 ? (
        <ul
          className="car-finder-cars"
          aria-label={trade(words === '' ? 'Suggested cars' : 'Cars that match your words')}
        >
          {cars.map((car) => (
            <li key={car.id}>
              <a href={car.href} rel="nofollow">
                <Picture picture={car.picture} sizes="6rem" alt="" loading="lazy" />
                <span className="min-w-0">
                  <span className="block font-semibold">{car.title}</span>
                  <span className="block text-sm text-muted">{car.subtitle}</span>
                  <span className="block text-sm">{car.price}</span>
                </span>
                <span className="car-finder-take">
                  <span aria-hidden="true">+</span>
                  <span className="sr-only">{take}</span>
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
    </>
  )
}
