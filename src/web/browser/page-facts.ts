import type { AscPage } from '#views/analytics/asc-event.ts'
import type { AscItem } from '#views/analytics/asc-item.ts'
import type { ShownPage } from '#views/analytics/page-events.ts'
import { pageType } from '#views/analytics/page-type.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** What the data layer knows of the site. */
export type MeasuredSite = Pick<SiteView, 'slug' | 'region'>

/** What every event of the page that stands in the browser says; of the page's car only where `about` is no other one. */
export function pageOf({ slug }: MeasuredSite, about: string | null = null): AscPage {
  const type = errorCode() === null ? pageType(location.pathname) : 'unknown'
  const own = document.querySelector<HTMLElement>('main[data-car-id]')?.dataset.carId
  return { event_owner: slug, page_type: type, ...(about === null || about === own ? itemOfPage() : null) }
}

/** The page as it stands in the browser. */
export function shownPage(site: MeasuredSite): ShownPage {
  return {
    page: pageOf(site),
    error: errorCode(),
    item: itemOfPage(),
    cars: carsOnScreen(),
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

function errorCode(): string | null {
  return document.querySelector<HTMLElement>('main[data-error]')?.dataset.error ?? null
}

/** The server wrote it there from a checked car (vehicle-page.tsx). */
function itemOfPage(): AscItem | null {
  const text = document.querySelector<HTMLElement>('main[data-item]')?.dataset.item
  if (text === undefined) return null
  const item: AscItem = JSON.parse(text)
  return item
}
