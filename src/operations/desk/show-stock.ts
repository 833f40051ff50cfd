import { CHANNELS, type ChannelName } from '#domain/channel/channel.ts'
import { CHANNEL_RULES, sharedVins } from '#domain/channel/sort-offers.ts'
import { scoreAt } from '#domain/desk/score.ts'
import { readStockColumns, type StockColumn } from '#domain/desk/stock-columns.ts'
import { type StockListing, stockListing } from '#domain/desk/stock-list.ts'
import type { StockListQuery } from '#domain/desk/stock-list-query.ts'
import type { StockRow } from '#domain/desk/stock-row.ts'
import type { StockSort } from '#domain/desk/stock-sort.ts'
import { isInScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { SavedStockView } from '#storage/desk/stock-choices.ts'
import { listedIds } from '../channel/offered-cars.ts'
import type { StaffRequest } from '../staff-request.ts'
import { placeOfCar } from './car-place.ts'
import { type DeskStockCar, deskStock, soldShownSince } from './desk-stock.ts'
import { type FoundStock, findStock } from './find-stock.ts'

export interface ShownStock extends StockListing {
  readonly choices: FoundStock['choices']
  /** Channels that are on. */
  readonly channels: readonly ChannelName[]
  /** The person's own choices. */
  readonly columns: readonly StockColumn[]
  readonly savedViews: readonly SavedStockView[]
}

/** Orders that need a count of every car; another order counts for the cars of its page. */
const BY_VIEWS: readonly StockSort[] = ['views', 'work']
const BY_LEADS: readonly StockSort[] = ['leads']

/** DESK-1: a page of the stock table, of the cars in the person's scope. */
export async function showStock(request: StaffRequest, query: StockListQuery): Promise<ShownStock> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'stock.read', now)
  const { desk, views, leadsByCar, channels: siteChannels, stockChoices } = platform.storage.forSite(site)
  const soldSince = soldShownSince(now)
  const all = await deskStock(request, soldSince)
  const cars = all.filter((car) =>
    isInScope(actor.scope, placeOfCar(site, { ...car, location: { slug: car.locationSlug } })),
  )
  const { ids, choices } = await findStock(request, cars, query, soldSince)
  const byId = new Map(cars.map((car) => [car.id, car]))
  const matchingCars = ids === null ? cars : ids.flatMap((id) => byId.get(id) ?? [])
  const keys = await siteChannels.keys()
  const channels = CHANNELS.filter((name) => keys.has(name))
  const channelsOf = takenBy(all, new Set(await listedIds(request, now)), channels)
  const overridden = await desk.overriddenParts()
  const counts = async (of: readonly DeskStockCar[], by: { readonly views: boolean; readonly leads: boolean }) => {
    const idsOf = of.map(({ id }) => id)
    return {
      viewed: by.views ? await views.ofEach(idsOf) : NO_COUNTS,
      asked: by.leads ? await leadsByCar(idsOf) : NO_COUNTS,
    }
  }
  const rowOf = (car: DeskStockCar, rank: number | null, { viewed, asked }: Counts): StockRow => ({
    car,
    views: car.feedViews + (viewed.get(car.id) ?? 0),
    leads: asked.get(car.id) ?? 0,
    score: scoreAt(car.missing, car.createdAt, now),
    overridden: overridden.get(car.id) ?? [],
    rank,
    ...channelsOf(car),
  })
  const sortBy = { views: BY_VIEWS.includes(query.order.by), leads: BY_LEADS.includes(query.order.by) }
  const forOrder = await counts(matchingCars, sortBy)
  const rows = matchingCars.map((car, index) => rowOf(car, ids && index, forOrder))
  const listing = stockListing(rows, query, now)
  const ofPage = listing.rows.flatMap(({ car: { id } }) => byId.get(id) ?? [])
  const forPage = await counts(ofPage, { views: true, leads: true })
  return {
    ...listing,
    rows: ofPage.map((car, index) => rowOf(car, listing.rows[index]?.rank ?? null, forPage)),
    choices,
    channels,
    columns: readStockColumns(await stockChoices.columns(actor.id)),
    savedViews: await stockChoices.views(actor.id),
  }
}

interface Counts {
  readonly viewed: ReadonlyMap<string, number>
  readonly asked: ReadonlyMap<string, number>
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map()

/** OUT-2: which of the channels that are on take a car, as `sortOffers` says of the whole stock. */
function takenBy(
  all: readonly DeskStockCar[],
  listed: ReadonlySet<string>,
  on: readonly ChannelName[],
): (car: DeskStockCar) => Pick<StockRow, 'takenBy' | 'isBlockedFromGoogle'> {
  const shared = sharedVins(all.filter(({ id }) => listed.has(id)).map(({ vin }) => vin))
  return ({ id, vin, ownChannels }) => {
    const isShared = vin !== null && shared.has(vin)
    const taken = listed.has(id)
      ? on.filter((name) => ownChannels.includes(name) && !(isShared && CHANNEL_RULES[name].isByVin))
      : []
    return { takenBy: taken, isBlockedFromGoogle: listed.has(id) && on.includes('google') && !taken.includes('google') }
  }
}
