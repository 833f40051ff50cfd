import { describe, expect, it } from 'vitest'
import { lastOffset, offsetPaging } from './offset-paging.ts'

const hrefAt = (offset: number) => `/x?offset=${offset}`

describe('offsetPaging', () => {
  it.each([
    [0, 0, 1, 1],
    [21, 0, 1, 1],
    [22, 0, 1, 2],
    [22, 21, 2, 2],
    [43, 84, 3, 3],
  ])('SEARCH-17 with 21 per page, %s entries from offset %s are page %s of %s', (total, offset, page, pages) => {
    expect(offsetPaging(total, offset, hrefAt)).toMatchObject({ page, pages })
  })

  it('SEARCH-17 puts the offset into a page’s address', () => {
    const { previousHref, nextHref, links } = offsetPaging(60, 21, hrefAt)
    expect([previousHref, nextHref]).toEqual(['/x?offset=0', '/x?offset=42'])
    expect(links.map((link) => link?.href)).toEqual(['/x?offset=0', '/x?offset=21', '/x?offset=42'])
  })

  it.each([
    [0, 0],
    [21, 0],
    [22, 21],
    [63, 42],
  ])('SEARCH-17 the last page of %s entries begins at %s', (total, offset) => {
    expect(lastOffset(total)).toBe(offset)
  })
})
