import { CAR_ACTS } from '#domain/desk/car-acts.ts'
import { readStockListQuery, type StockListQuery, stockAddress } from '#domain/desk/stock-list-query.ts'
import type { StockNotice } from './stock-notice-values.ts'

/** What the address says was just done. */
export function noticeOf(query: URLSearchParams): StockNotice | null {
  const cars = Number(query.get('changed') ?? '0')
  if (query.has('undone')) return { text: 'Undone.', undo: null }
  if (query.has('kept')) return { text: 'Not undone: another person changed one of these fields since.', undo: null }
  if (query.has('gone')) return { text: 'Not undone: the photo was deleted for good.', undo: null }
  const photos = Number(query.get('photos') ?? '0')
  if (photos > 0)
    return {
      text:
        photos === 1 ? 'Photo added. The website shows it now.' : `${photos} photos added. The website shows them now.`,
      undo: query.get('step'),
    }
  if (query.get('view-saved') !== null) return { text: 'Saved. Only you see this view.', undo: null }
  if (!query.has('changed')) return null
  if (cars === 0) return { text: 'Nothing changed.', undo: null }
  const act = CAR_ACTS.find((each) => each.act === query.get('did'))
  if (act) return { text: act.done, undo: query.get('step') }
  const text = cars === 1 ? 'Saved. The website shows it now.' : `Saved for ${cars} cars. The website shows it now.`
  return { text, undo: query.get('step') }
}

/** The address of a state of the table. */
export function stockHref(query: StockListQuery): string {
  const address = stockAddress(query)
  return address === '' ? '/stock' : `/stock?${address}`
}

/** Where a form leads back to: the table in the same state, or the page of a car. Never another site. */
export function backTo(typed: string): string {
  const [path = '', search = ''] = typed.split('?')
  if (/^\/stock\/[\w-]+$/.test(path)) return path
  return stockHref(readStockListQuery(new URLSearchParams(search)))
}

/** An address with what was just done, which its page says once. */
export function withDone(address: string, done: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(done)}`
}
