import { expect, it } from 'vitest'
import { sortedHref } from './sorted-href.ts'

it('DESK-1 a heading sorts what the form says now: words that nobody searched yet stay, and so does the view', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['view', 'live'],
    ['q', 'rio'],
    ['make', ''],
    ['sort', 'age'],
  ] as const)
    form.set(name, value)
  expect(sortedHref(form, '/stock?view=live&sort=-price')).toBe('/stock?view=live&q=rio&sort=-price')
  // The usual order has no name in an address.
  expect(sortedHref(form, '/stock?view=live')).toBe('/stock?view=live&q=rio')
  expect(sortedHref(new FormData(), '/stock')).toBe('/stock')
})
