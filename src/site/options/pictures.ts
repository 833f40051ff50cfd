import { z } from 'zod'
import { SITE_PICTURE_LIMITS } from '#domain/picture/site-picture.ts'
import { FILE_NAME, onPages } from './address.ts'

const percent = z.number().min(0).max(100)

const NAME = new RegExp(`^(/site-files/)?${FILE_NAME}`)

const described = z.strictObject({
  alt: z
    .string()
    .min(1)
    .max(SITE_PICTURE_LIMITS.alt)
    .nullable()
    .default(null)
    .describe('What the picture shows, for people who cannot see it, wherever it is used without words of its own.'),
  decoration: z
    .boolean()
    .default(false)
    .describe('The picture says nothing that the words beside it do not say: screen readers pass over it.'),
  focus: z
    .strictObject({
      x: percent.describe('From the left, in percent.'),
      y: percent.describe('From the top, in percent.'),
    })
    .nullable()
    .default(null)
    .describe('The point that stays in view where a place shows only a part of the picture; its middle when left out.'),
})

/** Pictures of the site's folder by their name, with what holds wherever they are used (STUDIO-18). */
export const pictures = z
  .record(z.string(), described)
  .refine((all) => Object.keys(all).every((name) => NAME.test(name)), {
    error: 'pictures of the site’s folder by their name, such as team.webp',
  })
  .overwrite((all) => Object.fromEntries(Object.entries(all).map(([name, each]) => [onPages(name), each])))
  .default({})
  .describe('What holds of a picture of the folder wherever it is used, by its file’s name.')
