import { describe, expect, it } from 'vitest'
import { withPending } from './pending-query.ts'

describe('SEARCH-11 a link pressed while another change is on its way', () => {
  it.each([
    ['a second choice is removed too', '?make=Kia', '?make=Kia&fuel=Hybrid', '?fuel=Hybrid', ''],
    ['a choice just made stays', '?', '?fuel=Hybrid', '?fuel=Hybrid&make=Kia', 'make=Kia'],
    ['one of several values goes', '?make=Kia', '?make=Kia&make=BMW', '?make=Kia&make=BMW&seats=7', 'make=Kia&seats=7'],
    ['a range goes with its newer ends', '?', '?price=:40000', '?price=:30000', ''],
    ['words go with what was typed since', '?', '?query=kluger', '?query=kluger+red', ''],
    [
      'words read as filters become them',
      '?seats=7',
      '?query=7+seat+hybrid',
      '?query=7+seat+hybrid&make=Kia',
      'make=Kia&seats=7',
    ],
    [
      'words typed since are read, and not searched as what was left of those before',
      '?query=kluger&asked=kluger',
      '?query=kluger&seats=7&asked=kluger+7+seats',
      '?query=suv',
      'query=suv',
    ],
    ['what was added already is there once', '?seats=7', '?query=7+seat', '?query=7+seat&seats=7', 'seats=7'],
    ['the listing starts at its first page', '', '?fuel=Hybrid&page=3', '?fuel=Hybrid&page=4', ''],
  ])('%s', (_what, link, rendered, pending, result) => {
    expect(withPending(link, rendered, pending)).toBe(result)
  })
})
