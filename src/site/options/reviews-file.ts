import { z } from 'zod'
import { webAddress } from './address.ts'

const average = z.number().min(1).max(5)
const count = z.int().min(0)

const review = z.strictObject({
  author: z.string().min(1).max(60).describe('The name under the review, as its source shows it.'),
  rating: z.int().min(1).max(5).describe('Of five stars.'),
  date: z.iso.date().describe('The day on which it was written.'),
  text: z.string().min(1).max(2000).describe('The customer’s full text.'),
  location: z.string().nullable().default(null).describe('The id of the location it is about; none: the dealer.'),
})

const locationRating = z.strictObject({
  location: z.string().describe('The id of a location.'),
  average_rating: average.describe('Its average of five stars.'),
  count: count.describe('From how many reviews.'),
})

/** `reviews.json`: what customers wrote, as a third party collected it (PLACE-5). */
export const reviewsFile = z.strictObject({
  $schema: z.string().optional().describe('Where the JSON Schema of this file is, for an editor’s completion.'),
  source: z.string().min(1).describe('Who collected the reviews: Google.'),
  href: webAddress.nullable().default(null).describe('Where all of them can be read.'),
  average_rating: average.nullable().default(null).describe('The average of all reviews at the source.'),
  count: count.default(0).describe('How many there are at the source.'),
  reviews: z.array(review).default([]).describe('The reviews, in any order: the latest show first.'),
  locations: z.array(locationRating).default([]).describe('Ratings of single locations.'),
})
