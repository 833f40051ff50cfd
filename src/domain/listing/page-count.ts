import { PAGE_SIZE } from './search-request.ts'

/** SEARCH-2: number of pages for `total` cars, `size` on each; at least 1. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return size === 0 ? 1 : Math.max(1, Math.ceil(total / size))
}
