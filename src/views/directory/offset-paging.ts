import { DIRECTORY_PAGE } from '#domain/directory/directory-query.ts'
import type { PagingView } from '../listing/paging.ts'
import { pageLinks } from '../listing/paging.ts'

/** SEARCH-17: links to the pages of a directory, whose addresses contain an offset. */
export function offsetPaging(total: number, offset: number, hrefAt: (offset: number) => string): PagingView {
  const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE))
  const page = Math.min(Math.floor(offset / DIRECTORY_PAGE) + 1, pages)
  return pageLinks(page, pages, (to) => hrefAt((to - 1) * DIRECTORY_PAGE))
}

/** Offset of the last page, used for old links beyond it. */
export function lastOffset(total: number): number {
  return Math.max(0, Math.ceil(total / DIRECTORY_PAGE) - 1) * DIRECTORY_PAGE
}
