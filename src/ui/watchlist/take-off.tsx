import type { CardView } from '#views/card/card-view.ts'
import * as words from '#words/watchlist.ts'
import { toggleSavedCar, useSavedCars } from '../saved-cars/saved-cars-store.ts'
import { useWords } from '../use-words.ts'

/** Removes a car from the list: at once after hydration, else with a form. */
export function TakeOff({ car }: { readonly car: CardView }) {
  const t = useWords()
  const isKnown = useSavedCars('favourites')?.includes(car.id) ?? false
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!isKnown) return
        event.preventDefault()
        toggleSavedCar('favourites', car)
      }}
    >
      <button type="submit" name="remove" value={car.id} className="link inline-flex min-h-11 items-center">
        {t(words.remove)}
        <span className="sr-only">: {car.title}</span>
      </button>
    </form>
  )
}
