import { z } from 'zod'
import { pictureAddress } from './address.ts'

const year = z.int().min(1950).max(2100).nullable().default(null)

const part = z.strictObject({
  number: z
    .string()
    .regex(/[A-Za-z0-9]/, 'a number with a letter or a digit in it')
    .max(40)
    .describe('The part’s number as it is printed on the box.'),
  name: z.string().min(1).describe('What it is: Oil filter.'),
  description: z.string().min(1).nullable().default(null).describe('One sentence more.'),
  brand: z.string().min(1).describe('Who makes it.'),
  category: z.string().min(1).nullable().default(null).describe('The kind of part: Filters.'),
  fits: z
    .array(
      z.strictObject({
        make: z.string().min(1).describe('The make it fits.'),
        models: z.array(z.string().min(1)).default([]).describe('Its models; none: all of them.'),
        from: year.describe('The first year; open when left out.'),
        to: year.describe('The last year; open when left out.'),
      }),
    )
    .default([])
    .describe('The cars it fits; empty: any make.'),
  price: z.number().min(0.01).nullable().default(null).describe('The price with GST in it; none: on request.'),
  image: pictureAddress.nullable().default(null).describe('A picture of it.'),
})

/** `parts.json`: the parts a site sells (ROUTE-3). */
export const partsFile = z.strictObject({
  $schema: z.string().optional().describe('Where the JSON Schema of this file is, for an editor’s completion.'),
  parts: z.array(part).describe('The parts, in the order in which they show.'),
})
