import type { AscEvent, AscPage } from './asc-event.ts'
import type { AscItem } from './asc-item.ts'
import { type RetailFlow, retailEvent } from './retail-flow.ts'

/** What is to be seen of a page once it stands in the browser. */
export interface ShownPage {
  readonly page: AscPage
  /** The status of a page that could not be shown, else null. */
  readonly error: string | null
  /** The car of a car's page. */
  readonly item: AscItem | null
  /** How many cars are on screen. */
  readonly cars: number
  /** The flow that it is a page of: a comparison with nothing in it is none. */
  readonly flow: RetailFlow | null
  /** The names of the offers on it. */
  readonly offers: readonly string[]
}

/** FIELD-2: a page seen: the page itself, with it what it lists or the car it is about, and each offer on it. */
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
