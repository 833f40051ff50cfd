import { expect, it } from 'vitest'
import { NO_REVIEWS } from '#domain/review/review.ts'
import { reviewsView } from './reviews-view.ts'

const options = { minimumAverage: 4, hidden: false, shown: 12 }
const locations = [
  { id: 'north', name: 'Example Motors North' },
  { id: 'south', name: 'Example Motors South' },
]
const review = (day: number, rating: number, location: string | null = null) => ({
  author: `Customer ${day}`,
  rating,
  date: `2026-10-${String(day).padStart(2, '0')}`,
  text: 'Bought a ute.',
  location,
})
const fourteen = {
  source: 'Google',
  href: 'https://reviews.example/dealer',
  average_rating: 4.6,
  count: 120,
  reviews: Array.from({ length: 14 }, (_, index) => review(index + 1, 1 + (index % 5))),
  locations: [],
}

const site = { region: 'AU', locations } as const

it('PLACE-5 shows no block on a site without reviews, whose list is empty', () => {
  expect(NO_REVIEWS).toMatchObject({ reviews: [], count: 0, average_rating: null })
  expect(reviewsView(NO_REVIEWS, options, site)).toBeNull()
})

it('PLACE-5 shows the latest twelve, good or bad', () => {
  const view = reviewsView(fourteen, options, site)
  expect(view?.reviews.map(({ author }) => author)).toEqual(
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Customer ${day}`),
  )
  expect(new Set(view?.reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(view?.all).toEqual({ label: 'Read all 120 reviews on Google', href: 'https://reviews.example/dealer' })
})

it('PLACE-5 hides only the stars below the minimum, and everything if the site hides reviews', () => {
  const low = { ...fourteen, average_rating: 3.2 }
  expect(reviewsView(low, options, site)).toMatchObject({ stars: null, reviews: { length: 12 } })
  expect(reviewsView(fourteen, options, site)?.stars).toMatchObject({ full: 4, partial: 0.6 })
  expect(reviewsView(fourteen, { ...options, hidden: true }, site)).toBeNull()
})

it('PLACE-5 names the location of a review on a site with several', () => {
  const about = { ...fourteen, reviews: [review(1, 5, 'south'), review(2, 5)] }
  expect(reviewsView(about, options, site)?.reviews.map(({ place }) => place)).toEqual([null, 'Example Motors South'])
  expect(
    reviewsView(about, options, { ...site, locations: locations.slice(1) })?.reviews.map(({ place }) => place),
  ).toEqual([null, null])
})
