import type { CardView } from '#views/card/card-view.ts'
import { toggleSavedCar, useSavedCars } from '../saved-cars/saved-cars-store.ts'

/** Takes a car off the list: at once where the page lives, else as a form. */
export function TakeOff({ car }: { readonly car: CardView }) {
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
        Take off the list<span className="sr-only">: {car.title}</span>
      </button>
    </form>
  )
}
