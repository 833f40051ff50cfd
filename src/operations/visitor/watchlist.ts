import { carVisibility } from '#domain/listing/visibility.ts'
import { normalPhone } from '#domain/phone/phone.ts'
import { MOST_FAVOURITES } from '#domain/visitor/saved-cars.ts'
import type { Visitor } from '#domain/visitor/visitor.ts'
import type { SiteRequest } from '../site-request.ts'
import { findVisitor } from './find-visitor.ts'

export interface WatchlistWish {
  /** Session token. */
  readonly token: string | null
  /** Phone number sent by the caller; must match the session's (GARAGE-7). */
  readonly phone: string
  readonly carId: string
}

export type WatchlistChange =
  | { readonly ok: true; readonly watchlist: readonly string[] }
  | { readonly ok: false; readonly reason: 'no visitor' | 'not theirs' | 'no such car' }

/** GARAGE-4: adds one of the site's cars to the signed-in visitor's watchlist. Idempotent. */
export async function saveCar(request: SiteRequest, wish: WatchlistWish): Promise<WatchlistChange> {
  const { platform, site } = request
  const visitor = await owner(request, wish)
  if (typeof visitor === 'string') return { ok: false, reason: visitor }
  const car = await platform.storage.forSite(site).cars.findById(wish.carId)
  if (car === null || carVisibility(car, site, platform.clock.now()) !== 'shown')
    return { ok: false, reason: 'no such car' }
  await platform.storage.forSite(site).watchlists.save(visitor.id, car.id, platform.clock.now(), MOST_FAVOURITES)
  return watchlistOf(request, visitor)
}

/** GARAGE-4: removes a car, even one that the site no longer has. Idempotent. */
export async function removeCar(request: SiteRequest, wish: WatchlistWish): Promise<WatchlistChange> {
  const { platform, site } = request
  const visitor = await owner(request, wish)
  if (typeof visitor === 'string') return { ok: false, reason: visitor }
  const { watchlists, cars } = platform.storage.forSite(site)
  const wasThere = await watchlists.remove(visitor.id, wish.carId)
  if (!wasThere && (await cars.findById(wish.carId)) === null) return { ok: false, reason: 'no such car' }
  return watchlistOf(request, visitor)
}

/** GARAGE-7: the visitor of the session; refuses calls about another number. */
async function owner(
  request: SiteRequest,
  { token, phone }: WatchlistWish,
): Promise<Visitor | 'no visitor' | 'not theirs'> {
  const { site } = request
  const visitor = await findVisitor(request, token)
  if (visitor === null) return 'no visitor'
  return normalPhone(phone, site.region) === visitor.phone ? visitor : 'not theirs'
}

async function watchlistOf({ platform, site }: SiteRequest, { id }: Visitor): Promise<WatchlistChange> {
  return { ok: true, watchlist: await platform.storage.forSite(site).watchlists.list(id) }
}
