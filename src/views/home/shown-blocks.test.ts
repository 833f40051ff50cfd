import { expect, it } from 'vitest'
import { HOME_BLOCKS } from '#domain/home/home-blocks.ts'
import type { HomeView } from '#views/home/home-view.ts'
import { shownBlocks } from './shown-blocks.ts'

/** Only the number of items matters here. */
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

it('SITE-12 shows the site’s blocks in its order, without duplicates', () => {
  expect(shownBlocks(['locations', 'hero', 'makes', 'hero'], whole)).toEqual(['locations', 'hero', 'makes'])
  expect(shownBlocks(HOME_BLOCKS, whole)).toEqual(HOME_BLOCKS)
})

it('SITE-12 leaves out a block without content', () => {
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
