import type { SavedCars } from '#domain/visitor/saved-cars.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/watchlist.ts'
import type { FavouritesKeeper, NamedCar, SavedCarsChange } from '../saved-cars/saved-cars-store.ts'

/** Browser functions that a watchlist needs; tests pass their own. */
export interface WatchlistParts {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  readonly alert: (message: string) => void
  /** Saves the car in the browser: nobody is signed in. */
  readonly keepHere: (car: NamedCar) => void
  /** Shows the current cars, whether or not the server has stored them. */
  readonly show: (cars: SavedCars) => void
  /** Announces a change that the server has stored: the toast and the event (GARAGE-5, FORM-12). */
  readonly tell: (change: SavedCarsChange) => void
  readonly t: Say
  readonly warn: (reason: unknown) => void
}

export interface Watchlist extends FavouritesKeeper {
  /** Resolves to the signed-in user, or null. */
  readonly user: Promise<WatchlistUser | null>
  /** GARAGE-4: saves or removes the car. The change shows at once, and is undone if the call fails. */
  readonly toggle: (car: NamedCar) => Promise<{ readonly success: boolean }>
  /** Adds cars that were saved before signing in, and removes none. Resolves to those that the server could not take now. */
  readonly merge: (cars: SavedCars) => Promise<SavedCars>
}

export interface WatchlistUser {
  readonly phone: string
}

/** GARAGE-1, GARAGE-4: loads the user and their saved cars once, and sends their changes one after the other. */
export function openWatchlist({ t, fetch, alert, keepHere, show, tell, warn }: WatchlistParts): Watchlist {
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
    async merge(saved) {
      const phone = (await user)?.phone
      if (!phone) return saved
      const left: string[] = []
      for (const id of saved.filter((each) => !cars.includes(each))) {
        const answer = calls.then(() => change(fetch, 'save-car', phone, id))
        calls = answer
        const { fault, isGone } = await answer
        if (fault === null) set(withCar(cars, id, true))
        else if (!isGone) left.push(id)
      }
      return left
    },
    async toggle(car) {
      const phone = (await user)?.phone
      if (!phone) {
        keepHere(car)
        return { success: true }
      }
      const saved = !cars.includes(car.id)
      set(withCar(cars, car.id, saved))
      const answer = calls.then(() => change(fetch, saved ? 'save-car' : 'remove-car', phone, car.id))
      calls = answer
      const { fault } = await answer
      if (fault === null) {
        tell({ list: 'favourites', car, did: saved ? 'added' : 'removed' })
        return { success: true }
      }
      set(withCar(cars, car.id, !saved))
      alert(typeof fault === 'string' ? fault : t(fault))
      return { success: false }
    },
  }
}

type Answered = { readonly user?: WatchlistUser | null; readonly watchlist?: unknown }

const UNREACHABLE = words.couldntReachListCheck

interface Answer {
  /** Null if the server stored the change, else its message, or ours. */
  readonly fault: string | typeof UNREACHABLE | null
  /** The site has no such car any more. */
  readonly isGone: boolean
}

async function change(
  fetch: WatchlistParts['fetch'],
  call: 'save-car' | 'remove-car',
  phone: string,
  carId: string,
): Promise<Answer> {
  try {
    const response = await fetch(`/api/watchlist/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone_number: phone, car_id: carId }),
    })
    const { success, message, error }: Record<string, unknown> = await response.json()
    if (success === true) return { fault: null, isGone: false }
    const fault = [message, error].find((each) => typeof each === 'string') ?? UNREACHABLE
    return { fault, isGone: response.status === 404 }
  } catch {
    // No connection, or an answer from a proxy in between.
    return { fault: UNREACHABLE, isGone: false }
  }
}

function withCar(cars: SavedCars, id: string, saved: boolean): SavedCars {
  const others = cars.filter((each) => each !== id)
  return saved ? [id, ...others] : others
}
