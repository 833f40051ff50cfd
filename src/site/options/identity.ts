import { z } from 'zod'
import { slugText } from './address.ts'

/** The site's owner in law and in the feeds. */
export const identity = z
  .strictObject({
    dealershipSlug: z
      .string()
      .nullable()
      .default(null)
      .describe('The dealership that the site speaks for when it has one; a group leaves it out.'),
    dealershipId: z
      .string()
      .nullable()
      .default(null)
      .describe('The dealership id sent with a lead when the car names none.'),
    legalName: z
      .string()
      .nullable()
      .default(null)
      .describe('The legal entity that collects a visitor’s details; named on every form.'),
    abn: z
      .string()
      .regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'eleven digits')
      .nullable()
      .default(null)
      .describe('Australian Business Number, shown in the footer.'),
    address: z.string().nullable().default(null).describe('The postal address shown in the footer.'),
    overrideCity: z.string().nullable().default(null).describe('The city named in titles instead of the car’s own.'),
    manufacturer: z
      .string()
      .nullable()
      .default(null)
      .describe('The make the dealer is franchised for, by name; of a group’s models only this make’s show.'),
    otherRegions: z
      .array(slugText)
      .default([])
      .describe(
        'Slugs of the same group’s sites in other regions, which name this one too: search engines learn of each page that both have (hreflang).',
      ),
  })
  .prefault({})
