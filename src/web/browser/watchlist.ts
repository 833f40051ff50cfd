import { signInPath } from '#domain/visitor/sign-in-address.ts'
import { forgetText, storedJson, storeText } from '#ui/browser-storage/stored-items.ts'
import { announceSavedCars, type NamedCar, showFavourites } from '#ui/saved-cars/saved-cars-store.ts'
import { openWatchlist, type Watchlist } from '#ui/watchlist/watchlist-keeper.ts'

/**
 * Loads the signed-in visitor's watchlist once, and saves the car whose 'Save' they pressed before signing in
 * (GARAGE-4).
 */
export function loadWatchlist(): Watchlist {
  if (opened) return opened
  const watchlist = openWatchlist({
    fetch: (address, init) => fetch(address, init),
    alert: (message) => alert(message),
    signIn: signInFor,
    show: showFavourites,
    tell: announceSavedCars,
    warn: (reason) => console.warn('The watchlist could not be loaded.', reason),
  })
  opened = watchlist
  void watchlist.user.then((user) => {
    const wish = user && storedWish()
    if (user) forgetText('watchlist-wish')
    if (wish && !watchlist.has(wish.id)) void watchlist.toggle(wish)
  })
  return watchlist
}

let opened: Watchlist | null = null

function signInFor({ id, title }: NamedCar): void {
  storeText('watchlist-wish', JSON.stringify({ id, title, at: Date.now() }))
  const here = location.pathname + location.search
  location.assign(signInPath({ type: 'watchlist', redirect: here, back: here }))
}

/** After this time a pressed 'Save' is forgotten: the visitor has done something else before signing in. */
const WISH_MS = 30 * 60_000

function storedWish(): NamedCar | null {
  const wish = storedJson('watchlist-wish')
  if (typeof wish !== 'object' || wish === null || !('id' in wish) || !('title' in wish) || !('at' in wish)) return null
  const { id, title, at } = wish
  const isOurs = typeof id === 'string' && typeof title === 'string' && typeof at === 'number'
  return isOurs && Date.now() - at < WISH_MS ? { id, title } : null
}
