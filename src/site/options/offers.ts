import { z } from 'zod'
import { pictureAddress, sitePath } from './address.ts'

const instant = z.iso.datetime({ offset: true })

/** /special-offers (ROUTE-3): the dealer's own offers, before the cars with a reduced price. */
export const offers = z
  .strictObject({
    heading: z.string().min(1).default('Special offers').describe('The heading of /special-offers.'),
    introduction: z.string().min(1).nullable().default(null).describe('A sentence under the heading.'),
    list: z
      .array(
        z.strictObject({
          title: z.string().min(1).describe('The offer in a few words.'),
          text: z.string().min(1).describe('One to three sentences.'),
          terms: z.string().min(1).nullable().default(null).describe('Its conditions, in small print.'),
          image: pictureAddress.nullable().default(null).describe('A picture; none: words alone.'),
          button: z.string().min(1).describe('The words of its link.'),
          href: sitePath.describe('Where it leads, a path of this site.'),
          from: instant.nullable().default(null).describe('The first instant at which it shows.'),
          until: instant.nullable().default(null).describe('The instant from which it no longer shows.'),
        }),
      )
      .default([])
      .describe('The dealer’s offers, in their order; integrations.offersCount says how many of them show at most.'),
  })
  .prefault({})
