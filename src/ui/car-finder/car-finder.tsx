import type { FoundCar } from '#views/car-finder/found-car.ts'
import * as texts from '#words/car-finder.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { useWords } from '../use-words.ts'

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
  const t = useWords()
  return (
    <>
      <form action={action} aria-label={t(texts.findACar)} className="car-finder-form">
        {hidden ? <input type="hidden" {...hidden} /> : null}
        <label className="sr-only" htmlFor="find">
          {t(texts.makeModelStockNumber)}
        </label>
        <input
          id="find"
          name="find"
          type="search"
          defaultValue={words}
          placeholder={t(texts.makeModelStockNumber)}
          autoComplete="off"
          className="input"
        />
        <button type="submit" className="button button-primary">
          {t(texts.find)}
        </button>
      </form>
      {cars.length > 0 ? (
        <ul className="car-finder-cars" aria-label={words === '' ? t(texts.suggestedCars) : t(texts.carsMatchWords)}>
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
                  <span className="sr-only">{take + car.apart}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words === '' ? t(texts.noOtherCarsSuggest) : t(texts.nothingHereMatchesWords, { words })}</p>
      )}
      <a href="/search" className="link inline-flex min-h-11 items-center gap-2">
        {t(texts.seeAllStock)}
        <Icon name="arrow" className="size-4" />
      </a>
    </>
  )
}
