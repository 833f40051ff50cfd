import type { SavedCars } from '#domain/visitor/saved-cars.ts'
import type { FavouritesKeeper, NamedCar, SavedCarsChange } from '../saved-cars/saved-cars-store.ts'

/** Browser functions that a watchlist needs; tests pass their own. */
export interface WatchlistParts {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  readonly alert: (message: string) => void
  /** Redirects to the sign-in; afterwards the visitor returns and the car is saved. */
  readonly signIn: (car: NamedCar) => void
  /** Shows the current cars, whether or not the server has stored them. */
  readonly show: (cars: SavedCars) => void
  /** Announces a change that the server has stored: the toast and the event (GARAGE-5, FORM-12). */
  readonly tell: (change: SavedCarsChange) => void
  readonly warn: (reason: unknown) => void
}

export interface Watchlist extends FavouritesKeeper {
  /** Resolves to the signed-in user, or null. */
  readonly user: Promise<WatchlistUser | null>
  /** GARAGE-4: saves or removes the car. The change shows at once, and is undone if the call fails. */
  readonly toggle: (car: NamedCar) => Promise<{ readonly success: boolean }>
  readonly has: (carId: string) => boolean
}

export interface WatchlistUser {
  readonly phone: string
}

/** GARAGE-1, GARAGE-4: loads the user and their saved cars once, and sends their changes one after the other. */
export function openWatchlist({ fetch, alert, signIn, show, tell, warn }: WatchlistParts): Watchlist {
  let cars: SavedCars = []
  let calls: Promise<unknown> = Promise.resolve()
  const set = (next: SavedCars) => {
    cars = next
    show(cars)
  }

  async function load(): Promise<WatchlistUser | null> {
    try {
      const response = await fetch('/api/auth')
      if (!response.ok) throw new Error(`/api/auth answered ${response.status}`)
      const { user, watchlist }: Answered = await response.json()
      if (Array.isArray(watchlist)) set(watchlist.filter((id) => typeof id === 'string'))
      return user ?? null
    } catch (error) {
      warn(error)
      return null
    }
  }

  const user = load()
  return {
    user,
    has: (carId) => cars.includes(carId),
    async toggle(car) {
      const phone = (await user)?.phone
      if (!phone) {
        signIn(car)
        return { success: false }
      }
      const saved = !cars.includes(car.id)
      set(withCar(cars, car.id, saved))
      const answer = calls.then(() => change(fetch, saved ? 'save-car' : 'remove-car', phone, car.id))
      calls = answer
      const message = await answer
      if (message === null) {
        tell({ list: 'favourites', car, did: saved ? 'added' : 'removed' })
        return { success: true }
      }
      set(withCar(cars, car.id, !saved))
      alert(message)
      return { success: false }
    },
  }
}

type Answered = { readonly user?: WatchlistUser | null; readonly watchlist?: unknown }

const UNREACHABLE = 'We couldn’t reach your list. Check your connection and try again.'

/** Null if the server stored the change, else its message. */
async function change(
  fetch: WatchlistParts['fetch'],
  call: 'save-car' | 'remove-car',
  phone: string,
  carId: string,
): Promise<string | null> {
  try {
    const response = await fetch(`/api/watchlist/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone_number: phone, car_id: carId }),
    })
    const { success, message, error }: Record<string, unknown> = await response.json()
    if (success === true) return null
    return [message, error].find((each) => typeof each === 'string') ?? UNREACHABLE
  } catch {
    // No connection, or an answer from a proxy in between.
    return UNREACHABLE
  }
}

function withCar(cars: SavedCars, id: string, saved: boolean): SavedCars {
  const others = cars.filter((each) => each !== id)
  return saved ? [id, ...others] : others
}
