import { describe, expect, it } from 'vitest'
import { around, fromOpening, nearestSlide, placesAround, standsBefore } from './slide-order.ts'

describe('SITE-12 the slides of the carousel', () => {
  it('begin with the opening slide; earlier ones come last', () => {
    expect(fromOpening(['a', 'b', 'c', 'd'], 1)).toEqual(['b', 'c', 'd', 'a'])
    expect(fromOpening(['a'], 0)).toEqual(['a'])
  })

  it.each([
    [3, 0],
    [3, 1],
    [4, 3],
    [5, 2],
  ])('loop: of %i slides there is always one before and one after slide %i', (count, shown) => {
    const places = placesAround(shown, count, standsBefore(count))
    expect(places[shown]).toBe(1)
    expect(places[around(shown - 1, count)]).toBe(0)
    expect(places[around(shown + 1, count)]).toBe(2)
    expect([...places].sort()).toEqual(Array.from({ length: count }, (_, place) => place))
  })

  it('loop with two: the other slide is after the shown one, and before it when going back', () => {
    expect(placesAround(1, 2, standsBefore(2))).toEqual([1, 0])
    expect(placesAround(1, 2, 1)).toEqual([0, 1])
  })

  it.each([
    [3, 0],
    [-1, 2],
    [-4, 2],
    [5, 2],
  ])('wrap around: %i of three is %i', (slide, is) => {
    expect(around(slide, 3)).toBe(is)
  })

  it('rest at the slide nearest to the scroll position', () => {
    expect(nearestSlide([0, 390, 780], 401)).toBe(1)
    expect(nearestSlide([780, 0, 390], 781)).toBe(0)
  })
})
