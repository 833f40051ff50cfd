import { COLUMN_FACTS } from '#domain/car/fact-places.ts'
import { columnTexts } from '#domain/desk/column-facts.ts'
import { STOCK_COLUMN_NAMES, type StockColumn, stockColumn } from '#domain/desk/stock-columns.ts'
import { type StockListQuery, stockAddress } from '#domain/desk/stock-list-query.ts'
import type { StockRow } from '#domain/desk/stock-row.ts'
import { nextOrder, type StockSort } from '#domain/desk/stock-sort.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { NOT_LISTED, STATE_BADGES, scoreTone, taskHref } from './stock-labels.ts'
import { stockHref } from './stock-notice.ts'
import type { StockHeading, StockPage, StockPageRow } from './stock-values.ts'

/** The headings of the table: the car, then the columns that the person chose. */
export function headingsOf(
  query: StockListQuery,
  columns: readonly StockColumn[],
  region: RegionCode,
): readonly StockHeading[] {
  const { order } = query
  const heading = (column: StockColumn | null, label: string, isNumber: boolean, sort: StockSort | null) => ({
    column,
    label,
    isNumber,
    href: sort && stockHref({ ...query, order: nextOrder(sort, order), page: 1 }),
    sorted: sort !== order.by ? null : order.isDown ? ('descending' as const) : ('ascending' as const),
  })
  const left = query.view === 'worklist' ? NOT_IN_WORKLIST : []
  const shownColumns = columns.filter((column) => column !== 'photo' && !left.includes(column))
  return [
    heading(null, 'Car', false, 'title'),
    ...shownColumns.map((column) => {
      const { label, isNumber, sort } = stockColumn(column)
      return heading(column, inWordsOf(region, label), isNumber, sort)
    }),
  ]
}

/** Columns that the worklist hides: its width is for what there is to do. */
const NOT_IN_WORKLIST: readonly StockColumn[] = ['stocknum', 'photos', 'leads', 'channels', 'location', ...COLUMN_FACTS]

export function columnChoices(shown: readonly StockColumn[], region: RegionCode): StockPage['columns'] {
  return STOCK_COLUMN_NAMES.map((value) => ({
    value,
    label: inWordsOf(region, stockColumn(value).label),
    isShown: shown.includes(value),
  }))
}

const MS_PER_DAY = 86_400_000
const MOST_TASKS = 3

export function rowOf(row: StockRow, channelsOn: number, region: RegionCode, now: Date): StockPageRow {
  const { car, views, leads, score, overridden, takenBy } = row
  return {
    id: car.id,
    href: `/stock/${car.id}`,
    picture: car.picture,
    title: car.title,
    stocknum: car.stocknum ?? '–',
    state: car.unlisted === null ? STATE_BADGES[car.state] : NOT_LISTED,
    price: car.price === null ? '–' : formatMoney(car.price),
    isOnOffer: car.isOnOffer,
    days: Math.max(0, Math.floor((now.getTime() - Date.parse(car.createdAt)) / MS_PER_DAY)),
    photos: car.photos,
    views: formatWhole(views),
    leads: formatWhole(leads),
    score: score.points,
    scoreTone: scoreTone(score.points),
    channels: channelsOn === 0 ? '–' : `${takenBy.length} of ${channelsOn}`,
    location: car.locationName ?? '–',
    facts: columnTexts(car.facts, region),
    tasks: score.missing.slice(0, MOST_TASKS).map(({ task, part }) => ({ text: task, href: taskHref(car.id, part) })),
    edited: overridden.length,
  }
}

/** The name of a saved view is current where the table is in its state. */
export function isState(query: StockListQuery, address: string): boolean {
  return stockAddress({ ...query, page: 1 }) === address
}
