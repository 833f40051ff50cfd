import { DIRECTORY_PAGE } from '#domain/directory/directory-query.ts'
import type { PagingView } from '../listing/listing-view.ts'
import { pageLinks } from '../listing/paging.ts'

/** Links to the pages of a directory, whose addresses count what they pass over (SEARCH-17). */
export function offsetPaging(total: number, offset: number, hrefAt: (offset: number) => string): PagingView {
  const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE))
  const page = Math.min(Math.floor(offset / DIRECTORY_PAGE) + 1, pages)
  return pageLinks(page, pages, (to) => hrefAt((to - 1) * DIRECTORY_PAGE))
}

/** The last page's offset: a link kept for long still shows something. */
export function lastOffset(total: number): number {
  return Math.max(0, Math.ceil(total / DIRECTORY_PAGE) - 1) * DIRECTORY_PAGE
}
