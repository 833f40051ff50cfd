import { z } from 'zod'

/** LOOK-1: words of the platform that a site says in its own way. */
export const words = z
  .record(z.string(), z.string())
  .default({})
  .describe(
    'The site’s own words in place of the platform’s, by id: {"car.similarCars": "More like this"}. `forecourt site words` lists the ids with their texts. A text keeps the names in braces of the one that it replaces, and is said wherever that one is: on pages, in mails, PDFs and text messages.',
  )
