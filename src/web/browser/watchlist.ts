import { WATCHLIST_PATH } from '#domain/paths.ts'
import type { SavedCars } from '#domain/visitor/saved-cars.ts'
import { forgetText, storedJson, storeText } from '#ui/browser-storage/stored-items.ts'
import {
  announceSavedCars,
  keepFavouritesHere,
  showFavourites,
  toggleSavedCar,
} from '#ui/saved-cars/saved-cars-store.ts'
import { openWatchlist, type Watchlist } from '#ui/watchlist/watchlist-keeper.ts'
import { say } from '#words/say.ts'

/**
 * Loads the signed-in visitor's watchlist once, and puts into it the cars that this browser saved before (GARAGE-4). If
 * the session is over, the browser keeps them, as for everybody who is not signed in.
 */
export function loadWatchlist(): Watchlist {
  if (opened) return opened
  const watchlist = openWatchlist({
    fetch: (address, init) => fetch(address, init),
    alert: (message) => alert(message),
    keepHere: (car) => {
      keepFavouritesHere()
      toggleSavedCar('favourites', car)
    },
    show: showFavourites,
    tell: announceSavedCars,
    t: say,
    warn: (reason) => console.warn('The watchlist could not be loaded.', reason),
  })
  opened = watchlist
  void watchlist.user.then(async (user) => {
    if (user === null) keepFavouritesHere()
    else await takeOver(watchlist)
  })
  return watchlist
}

let opened: Watchlist | null = null

/** The browser forgets what the watchlist has. The watchlist's own page was made before it had them. */
async function takeOver(watchlist: Watchlist): Promise<void> {
  const saved = savedBefore()
  if (saved.length === 0) return
  const left = await watchlist.merge(saved)
  if (left.length > 0) storeText('favourites', JSON.stringify(left))
  else forgetText('favourites')
  if (left.length < saved.length && location.pathname === WATCHLIST_PATH) location.reload()
}

/** The cars that this browser keeps, oldest first. */
function savedBefore(): SavedCars {
  const cars = storedJson('favourites')
  return Array.isArray(cars) ? cars.filter((each) => typeof each === 'string') : []
}
