import { PAGE_SIZE } from './search-request.ts'

/** SEARCH-2: number of listing pages for `total` cars, at least 1. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}
