import { expect, it } from 'vitest'
import { createFragmentCache } from './fragment-cache.ts'

it('a fragment is rendered once for a value and a name, and again for another of either', () => {
  const cache = createFragmentCache(1_000)
  const [ute, van] = [{ name: 'car' }, { name: 'car' }]
  let renders = 0
  const render = () => `<b>${++renders}</b>`
  expect([cache.html(ute, 'card', render), cache.html(ute, 'card', render)]).toEqual(['<b>1</b>', '<b>1</b>'])
  expect([cache.html(ute, 'header', render), cache.html(van, 'card', render)]).toEqual(['<b>2</b>', '<b>3</b>'])
  expect(cache.report).toMatchObject({ entries: 3, bytes: 24, hits: 1, misses: 3 })
})

it('what was used longest ago goes when there is too much', () => {
  const cache = createFragmentCache(20)
  const [first, second, third] = [{}, {}, {}]
  const ten = () => 'x'.repeat(10)
  cache.html(first, 'card', ten)
  cache.html(second, 'card', ten)
  cache.html(first, 'card', ten)
  cache.html(third, 'card', ten)
  expect(cache.report).toMatchObject({ entries: 2, bytes: 20 })
  let isRendered = false
  cache.html(first, 'card', () => {
    isRendered = true
    return ''
  })
  expect(isRendered, 'the first was used after the second').toBe(false)
})

it('one fragment that is larger than the cache is still answered, and is not cached', () => {
  const cache = createFragmentCache(5)
  const [large, small] = [{}, {}]
  expect(cache.html(large, 'page', () => 'x'.repeat(10))).toHaveLength(10)
  cache.html(small, 'page', () => 'xx')
  expect(cache.report).toMatchObject({ entries: 1, bytes: 2 })
})
