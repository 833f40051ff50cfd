import { signInPath } from '#domain/visitor/sign-in-address.ts'
import { forgetText, storedJson, storeText } from '#ui/browser-storage/stored-items.ts'
import { announceSavedCars, type NamedCar, showFavourites } from '#ui/saved-cars/saved-cars-store.ts'
import { openWatchlist, type Watchlist } from '#ui/watchlist/watchlist-keeper.ts'

/** The watchlist of whom is signed in, loaded once; the car that they pressed 'Save' on before they were is saved (GARAGE-4). */
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

/** Who took longer to sign in did something else in between. */
const WISH_MS = 30 * 60_000

function storedWish(): NamedCar | null {
  const wish = storedJson('watchlist-wish')
  if (typeof wish !== 'object' || wish === null || !('id' in wish) || !('title' in wish) || !('at' in wish)) return null
  const { id, title, at } = wish
  const isOurs = typeof id === 'string' && typeof title === 'string' && typeof at === 'number'
  return isOurs && Date.now() - at < WISH_MS ? { id, title } : null
}
