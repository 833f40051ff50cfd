import { cardPicture } from '#domain/car/car-picture.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/current-price.ts'
import {
  DESK_FIELD_NAMES,
  type DeskField,
  deskField,
  deskText,
  isDeskField,
  readDeskValue,
} from '#domain/desk/desk-fields.ts'
import type { DeskChange } from '#domain/desk/override.ts'
import {
  type DeskState,
  deskState,
  readStockListQuery,
  STOCK_ORDERS,
  STOCK_VIEWS,
  type StockListQuery,
  type StockOrder,
  type StockRow,
  type StockView,
} from '#domain/desk/stock-list.ts'
import { formatMoney } from '#domain/money.ts'
import { may } from '#domain/staff/actor.ts'
import { editCars, MOST_CARS_AT_ONCE, undoStep } from '#operations/desk/edit-cars.ts'
import { showDeskCar } from '#operations/desk/show-desk-car.ts'
import { showStock } from '#operations/desk/show-stock.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { endOfDay } from '../end-of-day.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import type { BulkField, StockNotice, StockPageRow } from '../pages/stock-page.ts'

/** DESK-1: the table of the stock, and bulk edits with a preview. The page of a car is in `stock-car.ts`. */
export const STOCK = {
  'GET /stock': (call) => stockPage(call, null),
  'POST /stock/bulk': async (call) => {
    const { site, actor } = onSite(call)
    const ids = carIdsOf(call.form)
    const name = formText(call.form, 'field')
    if (ids.length === 0 || !isDeskField(name))
      return stockPage(call, 'Tick one or more cars, and choose what to change.')
    if (formText(call.form, 'do') !== 'save') return bulkPage(call, ids, name)
    const read = readDeskValue(name, formText(call.form, 'value'))
    if (!read.ok) return bulkPage(call, ids, name)
    const until = endOfDay(formText(call.form, 'until'), site.timezone)
    const changes: readonly DeskChange[] = [{ part: name, to: { value: read.value, until } }]
    const { batch, cars } = await editCars(call.platform, site, actor, { carIds: ids, changes })
    return { to: `/stock?${new URLSearchParams({ changed: String(cars), step: batch })}` }
  },
  'POST /stock/undo/:id': async (call) => {
    const { site, actor } = onSite(call)
    const done = await undoStep(call.platform, site, actor, call.params['id'] ?? '')
    const back = formText(call.form, 'back')
    const to = /^\/stock(\/[\w-]+)?$/.test(back) ? back : '/stock'
    return { to: `${to}?${done.ok ? 'undone' : 'kept'}=1` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const VIEW_LABELS: Readonly<Record<StockView, string>> = {
  all: 'All',
  live: 'For sale',
  held: 'Held',
  coming: 'Coming soon',
  hidden: 'Hidden',
  sold: 'Sold',
  edited: 'Edited here',
  worklist: 'Worklist',
}

const ORDER_LABELS: Readonly<Record<StockOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Longest in stock',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  views: 'Most views',
  score: 'Lowest score',
  photos: 'Fewest photos',
  work: 'Views times missing points',
}

export const STATE_BADGES: Readonly<Record<DeskState, StockPageRow['state']>> = {
  live: { text: 'For sale', tone: 'good' },
  held: { text: 'Held', tone: 'info' },
  coming: { text: 'Coming soon', tone: 'info' },
  hidden: { text: 'Hidden', tone: 'warning' },
  sold: { text: 'Sold', tone: 'plain' },
}

/** Fields that several cars may share. */
const BULK: readonly DeskField[] = DESK_FIELD_NAMES.filter((name) =>
  [
    'price',
    'offer_price',
    'before_price',
    'price_type',
    'tag',
    'dealercomments',
    'show_on_dealer_website',
    'status',
    'reserved',
  ].includes(name),
)

/** What the address says was just done. */
export function noticeOf(query: URLSearchParams): StockNotice | null {
  const cars = Number(query.get('changed') ?? '0')
  if (query.has('undone')) return { text: 'Undone.', undo: null }
  if (query.has('kept')) return { text: 'Not undone: another person changed one of these fields since.', undo: null }
  if (!query.has('changed')) return null
  if (cars === 0) return { text: 'Nothing changed.', undo: null }
  const text = cars === 1 ? 'Saved. The website shows it now.' : `Saved for ${cars} cars. The website shows it now.`
  return { text, undo: query.get('step') }
}

export function scoreTone(points: number): StockPageRow['scoreTone'] {
  return points >= 80 ? 'good' : points >= 50 ? 'warning' : 'danger'
}

async function stockPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const query = readStockListQuery(call.query)
  const found = await showStock(call.platform, site, actor, query)
  const now = call.platform.clock.now()
  const at = (change: Partial<StockListQuery>) => hrefOf({ ...query, page: 1, ...change })
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'stock',
      notice: noticeOf(call.query),
      fault,
      note: `${found.total.toLocaleString('en-AU')} ${found.total === 1 ? 'car' : 'cars'}`,
      views: STOCK_VIEWS.map((view) => ({
        href: hrefOf({ view, words: query.words, order: view === 'worklist' ? 'work' : 'newest', page: 1 }),
        label: VIEW_LABELS[view],
        isCurrent: view === query.view,
        count: found.counts[view],
      })),
      query: { view: query.view, words: query.words, order: query.order },
      orders: STOCK_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] })),
      isWorklist: query.view === 'worklist',
      mayEdit: may(actor, site, 'stock.edit'),
      bulk: BULK.map((value) => ({ value, label: deskField(value).label })),
      rows: found.rows.map((row) => rowOf(row, now)),
      previous: found.page > 1 ? at({ page: found.page - 1 }) : null,
      next: found.page < found.pages ? at({ page: found.page + 1 }) : null,
      pageText: `Page ${found.page} of ${found.pages}`,
    },
  }
}

function hrefOf({ view, words, order, page }: StockListQuery): string {
  const params = new URLSearchParams({ view })
  if (words) params.set('q', words)
  params.set('sort', order)
  if (page > 1) params.set('page', String(page))
  return `/stock?${params}`
}

const MS_PER_DAY = 86_400_000
const MOST_TASKS = 3

function rowOf({ car, views, score, overridden }: StockRow, now: Date): StockPageRow {
  const price = currentPrice(car)
  return {
    id: car.id,
    href: `/stock/${car.id}`,
    picture: smallest(cardPicture(car)),
    title: fullTitle(car),
    stocknum: car.stocknum ?? '–',
    state: STATE_BADGES[deskState(car)],
    price: price === null ? '–' : formatMoney(price),
    days: Math.max(0, Math.floor((now.getTime() - Date.parse(car.created_at)) / MS_PER_DAY)),
    photos: car.images.length,
    views,
    score: score.points,
    scoreTone: scoreTone(score.points),
    tasks: score.missing.slice(0, MOST_TASKS).map(({ task, part }) => ({ text: task, href: taskHref(car.id, part) })),
    edited: overridden.length,
  }
}

/** DESK-6: where a missing point is mended. The feed's own fields are mended in the dealer's system. */
export function taskHref(id: string, part: string): string {
  return part === 'feed' ? `/stock/${id}` : `/stock/${id}#${part}`
}

/** The narrowest address of a picture. */
export function smallest({ src, srcset }: { readonly src: string; readonly srcset: string | null }): string {
  return srcset?.split(' ')[0] ?? src
}

function carIdsOf(form: FormData): readonly string[] {
  return form
    .getAll('car')
    .filter((id) => typeof id === 'string')
    .slice(0, MOST_CARS_AT_ONCE)
}

/** A field as a form's control shows it. */
export function controlOf(name: DeskField): BulkField {
  const { label, kind, choices, isAlwaysSet } = deskField(name)
  const words = kind === 'yes-no' ? { yes: 'Yes', no: 'No' } : (choices ?? {})
  const control = kind === 'paragraphs' ? kind : kind === 'money' || kind === 'whole' ? 'number' : 'text'
  return {
    name,
    label,
    control: kind === 'choice' || kind === 'yes-no' ? 'choice' : control,
    choices: Object.entries(words).map(([value, text]) => ({ value, label: text })),
    isAlwaysSet: isAlwaysSet ?? false,
  }
}

async function bulkPage(call: ConsoleCall, ids: readonly string[], name: DeskField): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const typed = formText(call.form, 'value')
  const read = call.form.has('value') ? readDeskValue(name, typed) : null
  const cars = await Promise.all(ids.map((id) => showDeskCar(call.platform, site, actor, id)))
  const field = controlOf(name)
  return {
    status: read && !read.ok ? 409 : 200,
    page: {
      kind: 'stock-bulk',
      title: `${field.label}: ${cars.length} ${cars.length === 1 ? 'car' : 'cars'}`,
      fault: read && !read.ok ? read.fault : null,
      back: '/stock',
      field,
      typed,
      until: formText(call.form, 'until'),
      isReady: read?.ok ?? false,
      rows: cars.map(({ car }) => ({
        id: car.id,
        title: fullTitle(car),
        before: deskText(name, car[name] ?? null),
        after: read?.ok ? deskText(name, read.value) : null,
      })),
    },
  }
}
