import { useSyncExternalStore } from 'react'
import { isComparable, MOST_COMPARED, MOST_FAVOURITES, type SavedCars, toggled } from '#domain/visitor/saved-cars.ts'
import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/** A visitor's two lists, stored only in this browser (GARAGE-6). */
export type SavedList = 'favourites' | 'compared'

/** Result of a click on a control. `full`: a fifth car to compare was not added. */
export interface SavedCarsChange {
  readonly list: SavedList
  readonly car: NamedCar
  readonly did: 'added' | 'removed' | 'full'
}

export interface NamedCar {
  readonly id: string
  readonly title: string
}

/** The current list; null on the server and during hydration. */
export function useSavedCars(list: SavedList): SavedCars | null {
  return useSyncExternalStore(
    subscribe,
    () => savedCars(list),
    () => null,
  )
}

/** The last change since the page was opened, or null. */
export function useLastSavedCarsChange(): SavedCarsChange | null {
  return useSyncExternalStore(
    subscribe,
    () => lastChange,
    () => null,
  )
}

/**
 * Adds or removes the car (GARAGE-6) and notifies listeners; delegates favourites to the watchlist if there is one
 * (GARAGE-4).
 */
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

/** Notifies listeners of a change or, with null, that the last one was undone. */
export function announceSavedCars(change: SavedCarsChange | null): void {
  lastChange = change
  if (change) for (const listener of changeListeners) listener(change)
  for (const listener of listeners) listener()
}

/** Stores favourites instead of this browser: the signed-in visitor's watchlist. */
export interface FavouritesKeeper {
  readonly toggle: (car: NamedCar) => unknown
}

/** Delegates favourites to the watchlist, loaded at the first click; the browser's own list is ignored from then on. */
export function keepFavouritesWith(other: () => Promise<FavouritesKeeper>): void {
  keeper = other
  showFavourites([])
}

/** The browser keeps favourites itself again: nobody is signed in. */
export function keepFavouritesHere(): void {
  keeper = null
  kept.delete('favourites')
  for (const listener of listeners) listener()
}

/** Shows the watchlist's favourites. */
export function showFavourites(cars: SavedCars): void {
  kept.set('favourites', cars)
  for (const listener of listeners) listener()
}

/** Replaces a stored list. */
export function replaceSavedCars(list: SavedList, cars: SavedCars): void {
  if (savedCars(list).join() === cars.join()) return
  write(list, cars)
  for (const listener of listeners) listener()
}

/** The list stored in this browser; empty if it stores nothing. */
export function savedCars(list: SavedList): SavedCars {
  const cachedCars = kept.get(list)
  if (cachedCars) return cachedCars
  const cars = read(list)
  kept.set(list, cars)
  return cars
}

/** Calls `listener` for each change, in order. Returns a function that stops it. */
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
  // If the browser stores nothing, the list lasts as long as this page.
  kept.set(list, cars)
  storeText(KEYS[list], JSON.stringify(cars))
}
