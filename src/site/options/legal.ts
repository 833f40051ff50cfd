import { z } from 'zod'
import { sitePath } from './address.ts'

/** Texts that the law requires (LAW-1 to LAW-5). */
export const legal = z
  .strictObject({
    privacyPolicy: sitePath
      .default('/privacy-policy')
      .describe('The path of the privacy policy that every form links to.'),
    noDecisionList: z
      .string()
      .min(20)
      .max(1000)
      .nullable()
      .default(null)
      .describe(
        'Why the privacy policy need not list what programs decide ({{decisions}}), for your own records, with who said so and when; no page shows it. Left out, `site check` warns an Australian site whose policy has no list, and from 10 December 2026 a version without it is refused (LAW-5).',
      ),
    footnote: z.string().nullable().default(null).describe('Small print at the foot of every page.'),
  })
  .prefault({})
