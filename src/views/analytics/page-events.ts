import type { AscEvent, AscPage } from './asc-event.ts'
import type { AscItem } from './asc-item.ts'
import { type RetailFlow, retailEvent } from './retail-flow.ts'

/** A page as displayed in the browser. */
export interface ShownPage {
  readonly page: AscPage
  /** Status of a page that failed, else null. */
  readonly error: string | null
  /** The car of a vehicle page. */
  readonly item: AscItem | null
  /** Number of cars on the page. */
  readonly cars: number
  /** The flow that the page belongs to. An empty comparison belongs to none. */
  readonly flow: RetailFlow | null
  /** Names of the offers on the page. */
  readonly offers: readonly string[]
}

/** FIELD-2: the events of a page view: the page, its list or car, and each offer on it. */
export function pageEvents({ page, error, item, cars, flow, offers }: ShownPage): readonly AscEvent[] {
  const error_code = error ?? 'none'
  const events: AscEvent[] = [{ event: 'asc_pageview', ...page, error_code }]
  if (item) events.push({ event: 'asc_item_pageview', ...page, ...item, error_code })
  if (page.page_type === 'itemlist' && error === null)
    events.push({ event: 'asc_itemlist_pageview', ...page, error_code, item_results: cars })
  if (flow && error === null) events.push(retailEvent(page, flow, 'viewed'))
  for (const promotion_name of offers) events.push({ event: 'asc_special_offer', ...page, promotion_name })
  return events
}
