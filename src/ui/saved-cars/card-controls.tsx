import { comparePath } from '#domain/paths.ts'
import * as words from '#words/saved-cars.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { type NamedCar, toggleSavedCar, useSavedCars } from './saved-cars-store.ts'

/**
 * A card's controls over its picture (CARD-9). Without JavaScript there is no favourite to keep, and 'Compare' is a link
 * to the comparison that starts with this car.
 */
export function CardControls({ car }: { readonly car: NamedCar }) {
  const t = useWords()
  const favourites = useSavedCars('favourites')
  const compared = useSavedCars('compared')
  if (favourites === null || compared === null)
    return (
      <a href={comparePath([car.id])} rel="nofollow" className="card-control card-compare">
        <span>
          {t(words.compare)}
          <span className="sr-only">{`: ${car.title}`}</span>
        </span>
      </a>
    )
  const saved = favourites.includes(car.id)
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        className="card-control card-save"
        onClick={() => toggleSavedCar('favourites', car)}
      >
        <span>
          <Icon name="heart" className="size-4" />
          {saved ? t(words.saved) : t(words.save)}
          <span className="sr-only">{`: ${car.title}`}</span>
        </span>
      </button>
      <button
        type="button"
        aria-pressed={compared.includes(car.id)}
        className="card-control card-compare"
        onClick={() => toggleSavedCar('compared', car)}
      >
        <span>
          {t(words.compare)}
          <span className="sr-only">{`: ${car.title}`}</span>
        </span>
      </button>
    </>
  )
}
