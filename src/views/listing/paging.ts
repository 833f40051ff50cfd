import { withPage } from '#domain/listing/narrow.ts'
import { pageCount } from '#domain/listing/page-count.ts'
import { hereWith, type ListingState } from './listing-state.ts'

export interface PagingView {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
  /** Set if the visitor filtered the listing, so that search engines do not follow links to its further pages. */
  readonly rel?: 'nofollow'
  /** Links to pages; null marks a gap. */
  readonly links: readonly ({ readonly page: number; readonly href: string; readonly current: boolean } | null)[]
}

/** Linked pages on either side of the current one. */
const NEIGHBOURS = 2

/** Links to the first, the last and the neighbouring pages; null marks a gap. */
export function paging(total: number, place: ListingState): PagingView {
  const pages = pageCount(total)
  return pageLinks(Math.min(place.query.page, pages), pages, (to) => hereWith(place, withPage(place.query, to)))
}

/** The same for any list of pages; `href` gives their addresses. */
export function pageLinks(page: number, pages: number, href: (page: number) => string): PagingView {
  return {
    page,
    pages,
    previousHref: page > 1 ? href(page - 1) : null,
    nextHref: page < pages ? href(page + 1) : null,
    links: linkedPages(page, pages).map((to) =>
      to === null ? null : { page: to, href: href(to), current: to === page },
    ),
  }
}

/** Numbers of the linked pages; null marks a gap. */
function linkedPages(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= NEIGHBOURS,
  )
  return near.flatMap((each, index) => (index > 0 && each - Number(near[index - 1]) > 1 ? [null, each] : [each]))
}
