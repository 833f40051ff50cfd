import type { AscSite } from '#views/analytics/asc-data-layer.ts'
import type { AscPage } from '#views/analytics/asc-event.ts'
import type { AscItem } from '#views/analytics/asc-item.ts'
import type { ShownPage } from '#views/analytics/page-events.ts'
import { pageType } from '#views/analytics/page-type.ts'
import { COMPARE_FLOW, flowOfPage } from '#views/analytics/retail-flow.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** Facts about the site for the data layer. */
export type MeasuredSite = Pick<SiteView, 'slug' | 'region'>

/** Further facts for `window.asc_datalayer`. */
export type ShownSite = MeasuredSite & AscSite

/** Facts of the current page for its events; includes the page's car unless `about` is another one. */
export function pageOf({ slug }: MeasuredSite, about: string | null = null): AscPage {
  const type = errorCode() === null ? pageType(location.pathname, listsArticles()) : 'unknown'
  const pageCarId = document.querySelector<HTMLElement>('main[data-car-id]')?.dataset.carId
  return { event_owner: slug, page_type: type, ...(about === null || about === pageCarId ? itemOfPage() : null) }
}

/** The current page. */
export function shownPage(site: MeasuredSite): ShownPage {
  const cars = carsOnScreen()
  const flow = flowOfPage(location.pathname)
  return {
    page: pageOf(site),
    error: errorCode(),
    item: itemOfPage(),
    cars,
    flow: flow === COMPARE_FLOW && cars === 0 ? null : flow,
    offers: [...document.querySelectorAll<HTMLElement>('[data-promotion]')].flatMap(
      ({ dataset }) => dataset.promotion ?? [],
    ),
  }
}

/** Cards, or the columns of a comparison. */
function carsOnScreen(): number {
  const compared = document.querySelector<HTMLElement>('main [data-cars]')
  return compared ? Number(compared.dataset.cars) : document.querySelectorAll('main [data-car-id]').length
}

function listsArticles(): boolean {
  return document.querySelector('main[data-articles]') !== null
}

function errorCode(): string | null {
  return document.querySelector<HTMLElement>('main[data-error]')?.dataset.error ?? null
}

/** The page's car, from data that the server wrote (vehicle-page.tsx). */
function itemOfPage(): AscItem | null {
  const text = document.querySelector<HTMLElement>('main[data-item]')?.dataset.item
  if (text === undefined) return null
  const item: AscItem = JSON.parse(text)
  return item
}
