import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

describe('nearest', () => {
  it.each([
    ['sort', ['sold', 'sorts', 'stockCount'], 'sorts'],
    ['hreF', ['label', 'href'], 'href'],
    ['primray', ['primary', 'radius'], 'primary'],
    ['makeShown', ['makesShown', 'makeTiles'], 'makesShown'],
    ['Toyta', ['Toyota', 'Tata'], 'Toyota'],
    ['swap', ['sawp'], 'sawp'],
  ])('SITE-5 reads %s among %j as %s', (word, candidates, meant) => {
    expect(nearest(word, candidates)).toBe(meant)
  })

  it.each([
    ['colour', ['template', 'region']],
    ['ab', ['cd']],
    ['anything', []],
  ])('SITE-5 does not guess at %s among %j', (word, candidates) => {
    expect(nearest(word, candidates)).toBeNull()
    expect(didYouMean(word, candidates)).toBeNull()
  })

  it('SITE-5 words the suggestion as a question', () => {
    expect(didYouMean('sort', ['sorts'])).toBe('did you mean "sorts"?')
  })
})
