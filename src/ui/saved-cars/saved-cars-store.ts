import { useSyncExternalStore } from 'react'
import { isComparable, MOST_COMPARED, MOST_FAVOURITES, type SavedCars, toggled } from '#domain/visitor/saved-cars.ts'
import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/** The two lists of a visitor's own, kept in this browser and nowhere else (GARAGE-6). */
export type SavedList = 'favourites' | 'compared'

/** What a press of a control did. `full`: a fifth car to compare, which was not taken. */
export interface SavedCarsChange {
  readonly list: SavedList
  readonly car: NamedCar
  readonly did: 'added' | 'removed' | 'full'
}

export interface NamedCar {
  readonly id: string
  readonly title: string
}

/** A list as it stands; null in the server's markup and its first twin in the browser. */
export function useSavedCars(list: SavedList): SavedCars | null {
  return useSyncExternalStore(
    subscribe,
    () => savedCars(list),
    () => null,
  )
}

/** The last press since the page was opened, or null. */
export function useLastSavedCarsChange(): SavedCarsChange | null {
  return useSyncExternalStore(
    subscribe,
    () => lastChange,
    () => null,
  )
}

/** Adds the car or takes it away (GARAGE-6), and tells all who listen; a keeper is asked to, where there is one (GARAGE-4). */
export function toggleSavedCar(list: SavedList, car: NamedCar): void {
  if (list === 'favourites' && keeper) {
    void keeper().then(({ toggle }) => toggle(car))
    return
  }
  const before = savedCars(list)
  const full = list === 'compared' && !isComparable(before, car.id)
  const after = full ? before : toggled(before, car.id, list === 'compared' ? MOST_COMPARED : MOST_FAVOURITES)
  const change: SavedCarsChange = { list, car, did: full ? 'full' : after.includes(car.id) ? 'added' : 'removed' }
  if (!full) write(list, after)
  announceSavedCars(change)
}

/** Tells all who listen of a change, or, with null, that the last one is not so any more. */
export function announceSavedCars(change: SavedCarsChange | null): void {
  lastChange = change
  if (change) for (const listener of changeListeners) listener(change)
  for (const listener of listeners) listener()
}

/** Keeps the favourites in place of this browser: the watchlist of whom is signed in. */
export interface FavouritesKeeper {
  readonly toggle: (car: NamedCar) => unknown
}

/** Hands the favourites over to who is asked for at the first press; what the browser has of them is left aside from now on. */
export function keepFavouritesWith(other: () => Promise<FavouritesKeeper>): void {
  keeper = other
  showFavourites([])
}

/** The favourites as their keeper knows them. */
export function showFavourites(cars: SavedCars): void {
  kept.set('favourites', cars)
  for (const listener of listeners) listener()
}

/** Puts another list in place of a kept one. */
export function replaceSavedCars(list: SavedList, cars: SavedCars): void {
  if (savedCars(list).join() === cars.join()) return
  write(list, cars)
  for (const listener of listeners) listener()
}

/** A list as it stands in this browser; empty where it keeps nothing. */
export function savedCars(list: SavedList): SavedCars {
  const known = kept.get(list)
  if (known) return known
  const cars = read(list)
  kept.set(list, cars)
  return cars
}

/** Told of each press, in order. Returns what ends it. */
export function onSavedCarsChange(listener: (change: SavedCarsChange) => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

const KEYS = { favourites: 'favourites', compared: 'compared-cars' } as const

const kept = new Map<SavedList, SavedCars>()
let keeper: (() => Promise<FavouritesKeeper>) | null = null
let lastChange: SavedCarsChange | null = null
const listeners = new Set<() => void>()
const changeListeners = new Set<(change: SavedCarsChange) => void>()

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', forget)
  }
}

/** Another tab of this site changed a list. */
function forget(): void {
  kept.delete('compared')
  if (!keeper) kept.delete('favourites')
  for (const listener of listeners) listener()
}

function read(list: SavedList): SavedCars {
  const cars = storedJson(KEYS[list])
  return Array.isArray(cars) ? cars.filter((each) => typeof each === 'string') : []
}

function write(list: SavedList, cars: SavedCars): void {
  // Where the browser keeps nothing, the list lives as long as this page.
  kept.set(list, cars)
  storeText(KEYS[list], JSON.stringify(cars))
}
