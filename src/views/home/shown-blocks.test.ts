import { expect, it } from 'vitest'
import { HOME_BLOCKS } from '#domain/home/home-blocks.ts'
import type { HomeView } from '#views/home/home-view.ts'
import { shownBlocks } from './shown-blocks.ts'

/** Only how much there is of each matters here. */
const whole = {
  features: [{}],
  bodies: [{}],
  latest: [{}],
  offers: [{}],
  budget: {},
  makes: [{}],
  whyBuy: [{}],
  reviews: {},
  articles: [{}],
} as unknown as HomeView

it('SITE-12 the blocks stand in the order that the site gives, each once, and no others', () => {
  expect(shownBlocks(['locations', 'hero', 'makes', 'hero'], whole)).toEqual(['locations', 'hero', 'makes'])
  expect(shownBlocks(HOME_BLOCKS, whole)).toEqual(HOME_BLOCKS)
})

it('SITE-12 a block with nothing to show is left out', () => {
  const bare = {
    ...whole,
    features: [],
    bodies: [],
    latest: [],
    offers: [],
    budget: null,
    makes: [],
    whyBuy: [],
    reviews: null,
    articles: [],
  }
  expect(shownBlocks(HOME_BLOCKS, bare)).toEqual(['hero', 'search', 'locations'])
})
