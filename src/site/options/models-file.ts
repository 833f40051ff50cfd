import { z } from 'zod'
import { MODEL_STATUSES } from '#domain/model/model.ts'
import { linkAddress, pictureAddress, sitePath, slugText } from './address.ts'

const model = z.strictObject({
  id: z.string().min(1).describe('The model’s id; a site’s own model replaces a preset’s of the same id.'),
  name: z.string().min(1).describe('The model’s name without its make: HiLux.'),
  slug: slugText.describe('Its name in addresses: /models/{slug}.'),
  description: z.string().min(1).nullable().default(null).describe('One to three sentences for its page.'),
  path: sitePath
    .nullable()
    .default(null)
    .describe('A page of this site to link instead of /models/{slug}; none: the model’s own page.'),
  override_url: linkAddress
    .nullable()
    .default(null)
    .describe('Target of the model’s links, over any other; /models/{slug} redirects there.'),
  manufacturer_name: z.string().min(1).describe('The make, as the stock spells it.'),
  aftermarket_manufacturer_id: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('The make’s id in the accessories catalogue.'),
  accessories_count: z.int().min(0).default(0).describe('How many genuine accessories there are for it.'),
  bodies: z
    .array(z.string().min(1))
    .min(1)
    .max(3)
    .describe('The groups it is listed under, the main one first: /models?body={name}.'),
  bodyStyle: z.string().min(1).nullable().default(null).describe('The body in words: Dual cab ute.'),
  body: z.array(z.string().min(1)).default([]).describe('The bodies it is built with.'),
  fuel: z.array(z.string().min(1)).default([]).describe('The fuels it is built for.'),
  variant: z.string().min(1).nullable().default(null).describe('The variant the entry is about, if it is about one.'),
  status: z.enum(MODEL_STATUSES).default('').describe('Empty for a model on sale, coming_soon, or new.'),
  image: z
    .strictObject({
      url: pictureAddress.describe('The large picture.'),
      thumb: pictureAddress.describe('The picture of its card.'),
    })
    .nullable()
    .default(null)
    .describe('Its pictures; none: its name alone.'),
})

/** `models.json`: the models a site shows, in their order (MODEL-1). */
export const modelsFile = z.strictObject({
  $schema: z.string().optional().describe('Where the JSON Schema of this file is, for an editor’s completion.'),
  models: z.array(model).describe('The models, in the order in which they show.'),
})
