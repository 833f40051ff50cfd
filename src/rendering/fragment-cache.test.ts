import { expect, it } from 'vitest'
import { createFragmentCache } from './fragment-cache.ts'

/** Bytes of a fragment of `length` characters. */
const of = (length: number) => 2 * length

it('a fragment is rendered once per value and name', () => {
  const cache = createFragmentCache(1_000)
  const [ute, van] = [{ name: 'car' }, { name: 'car' }]
  let renders = 0
  const render = () => `<b>${++renders}</b>`
  expect([cache.html(ute, 'card', render), cache.html(ute, 'card', render)]).toEqual(['<b>1</b>', '<b>1</b>'])
  expect([cache.html(ute, 'header', render), cache.html(van, 'card', render)]).toEqual(['<b>2</b>', '<b>3</b>'])
  expect(cache.report).toMatchObject({ entries: 3, bytes: of(24), hits: 1, misses: 3 })
})

it('a full cache drops the least recently used fragment', () => {
  const cache = createFragmentCache(of(20))
  const [first, second, third] = [{}, {}, {}]
  const ten = () => 'x'.repeat(10)
  cache.html(first, 'card', ten)
  cache.html(second, 'card', ten)
  cache.html(first, 'card', ten)
  cache.html(third, 'card', ten)
  expect(cache.report).toMatchObject({ entries: 2, bytes: of(20) })
  let isRendered = false
  cache.html(first, 'card', () => {
    isRendered = true
    return ''
  })
  expect(isRendered, 'the first was used after the second').toBe(false)
})

it('a fragment larger than the cache is returned, but not cached', () => {
  const cache = createFragmentCache(of(5))
  const [large, small] = [{}, {}]
  expect(cache.html(large, 'page', () => 'x'.repeat(10))).toHaveLength(10)
  cache.html(small, 'page', () => 'xx')
  expect(cache.report).toMatchObject({ entries: 1, bytes: of(2) })
})
