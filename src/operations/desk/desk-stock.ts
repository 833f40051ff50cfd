import { createCache } from '#caching/bounded-cache.ts'
import type { Car } from '#domain/car/car.ts'
import { CHANNELS, type ChannelName } from '#domain/channel/channel.ts'
import { ownReasons } from '#domain/channel/sort-offers.ts'
import { type StockCar, stockCar } from '#domain/desk/stock-car.ts'
import type { Site } from '#site/site.ts'
import type { Storage } from '#storage/storage.ts'
import { offeredCar } from '../channel/offered-cars.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'

/** A car of the desk's table, with what depends on the site's configuration. */
export interface DeskStockCar extends StockCar {
  /** Channels that would take it if it were the only car (OUT-2). */
  readonly ownChannels: readonly ChannelName[]
}

interface DeskStock {
  readonly version: number
  readonly cars: ReadonlyMap<string, DeskStockCar>
}

/** The cached cars of a site. They depend on its stock (the version), its configuration (the object) and the database. */
interface Holder {
  readonly site: Site
  readonly storage: Storage
  stock: DeskStock | null
  /** The latest request: requests for one site take turns, so that its cars are read once. */
  turn: Promise<unknown>
}

/** A title, an address of a picture, numbers and a few ids. */
const BYTES_A_CAR = 700

const holders = createCache<string, Holder>('desk-stock', {
  bytesOf: ({ stock }) => (stock?.cars.size ?? 0) * BYTES_A_CAR,
})

/** How long a sold car stays in the desk's table. */
const SOLD_SHOWN_DAYS = 60
const MS_PER_DAY = 86_400_000

/** DESK-1: since when a sold car shows in the desk's table. */
export function soldShownSince(now: Date): Date {
  return new Date(now.getTime() - SOLD_SHOWN_DAYS * MS_PER_DAY)
}

/**
 * DESK-1: the cars for sale and those that sold lately, as the database has them now. After a change only the changed cars
 * are read.
 */
export async function deskStock(request: SiteRequest, soldSince: Date): Promise<readonly DeskStockCar[]> {
  const { platform } = request
  const holder = holderOf(request)
  const read = () => upToDate(platform, holder, soldSince)
  const turn = holder.turn.then(read, read)
  holder.turn = turn
  const { cars } = await turn
  const isShown = ({ state, soldAt }: StockCar) =>
    state !== 'sold' || soldAt === null || Date.parse(soldAt) >= soldSince.getTime()
  return [...cars.values()].filter(isShown)
}

function holderOf({ platform: { storage }, site }: SiteRequest): Holder {
  const cachedHolder = holders.get(site.slug)
  if (cachedHolder?.site === site && cachedHolder.storage === storage) return cachedHolder
  const holder: Holder = { site, storage, stock: null, turn: Promise.resolve() }
  holders.set(site.slug, holder)
  return holder
}

async function upToDate(platform: Platform, holder: Holder, soldSince: Date): Promise<DeskStock> {
  const { site, stock: known } = holder
  const { cars, version: readVersion } = platform.storage.forSite(site)
  // Read the version before the cars: a change in between is applied twice rather than missed.
  const version = await readVersion()
  if (known?.version === version) return known
  const next = new Map(known?.cars)
  const take = (each: Car) => next.set(each.id, deskStockCar(each, site))
  if (known === null) for (const car of await cars.ofDesk(soldSince)) take(car)
  else for await (const changed of cars.changedSince(known.version)) changed.forEach(take)
  // Words and filters must find the same stock.
  await platform.engines.refresh(site.slug)
  holder.stock = { version, cars: next }
  holders.measure(site.slug)
  return holder.stock
}

/** No rule of a channel reads the address of a car. */
const ANY_ORIGIN = 'https://car.invalid'

function deskStockCar(car: Car, site: Site): DeskStockCar {
  const offered = offeredCar(car, site, ANY_ORIGIN)
  return {
    ...stockCar(car, site),
    ownChannels: CHANNELS.filter((channel) => ownReasons(channel, offered).length === 0),
  }
}
