import type { Selectable } from 'kysely'
import type { AcceptedPrice } from '#domain/alert/price-history.ts'
import type { Transactions } from '../transactions.ts'
import type { CarPricesTable } from './car-tables.ts'

/** The ledger of accepted prices (DESK-7). Imports write it (imports/record-changes.ts). */
export function carPriceQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** A car's latest accepted prices, latest first. */
    async of(carId: string): Promise<readonly AcceptedPrice[]> {
      const rows = await queries()
        .selectFrom('car_prices')
        .where('site_slug', '=', siteSlug)
        .where('car_id', '=', carId)
        .orderBy('at', 'desc')
        .limit(MOST_READ)
        .selectAll()
        .execute()
      return rows.map(acceptedPrice)
    },
  }
}

/** A row of the ledger. */
export function acceptedPrice({
  at,
  price,
  offer_price,
  price_type,
  source,
}: Selectable<CarPricesTable>): AcceptedPrice {
  return { at, price, offerPrice: offer_price, priceType: price_type, source }
}

const MOST_READ = 50
