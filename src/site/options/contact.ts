import { z } from 'zod'
import { phoneNumber, webAddress } from './address.ts'

/** How the dealer is reached outside the forms. */
export const contact = z
  .strictObject({
    salesPhone: phoneNumber
      .nullable()
      .default(null)
      .describe('The sales number of the strip; the first sales location’s when left out.'),
    servicePhone: phoneNumber
      .nullable()
      .default(null)
      .describe('The service number of the strip; the first service location’s when left out.'),
    maskPhones: z
      .boolean()
      .default(false)
      .describe('Masks every number until a visitor asks for it, not only on a car’s page (PHONE-1).'),
    email: z.email().nullable().default(null).describe('A public address, shown in the footer.'),
    youtubeUrl: webAddress
      .nullable()
      .default(null)
      .describe('youtube_url: the dealer’s channel, linked in the footer.'),
    facebookUrl: webAddress.nullable().default(null).describe('The dealer’s Facebook page, linked in the footer.'),
    instagramUrl: webAddress.nullable().default(null).describe('The dealer’s Instagram, linked in the footer.'),
  })
  .prefault({})
