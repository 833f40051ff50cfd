import { z } from 'zod'
import { sitePath } from './address.ts'

/** Texts that the law requires (LAW-1 to LAW-4). */
export const legal = z
  .strictObject({
    privacyPolicy: sitePath
      .default('/privacy-policy')
      .describe('The path of the privacy policy that every form links to.'),
    footnote: z.string().nullable().default(null).describe('Small print at the foot of every page.'),
  })
  .prefault({})
