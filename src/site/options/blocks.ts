import { z } from 'zod'
import { carVideo } from '#domain/car/car-video.ts'
import { LEAD_PAGE_NAMES } from '#domain/route/lead-page-name.ts'
import { linkAddress, ownPicture, phoneNumber, sitePath } from './address.ts'

const heading = z.string().min(1).max(120).describe('Heading of the block.')
const words = z
  .string()
  .min(1)
  .nullable()
  .default(null)
  .describe('Words of the block in Markdown, with the same {{placeholders}} as a page.')
const pictureAlt = z
  .string()
  .max(200)
  .default('')
  .describe('What the picture shows, for people who cannot see it; empty if it is only decoration.')

const textBlock = z.strictObject({
  kind: z.literal('text').describe('What the block is.'),
  heading,
  text: words,
  picture: ownPicture.nullable().default(null).describe('A picture beside the words; none: words alone.'),
  pictureAlt,
  side: z.enum(['left', 'right']).default('right').describe('The side of the picture on a wide screen.'),
  button: z.string().min(1).max(40).nullable().default(null).describe('The words of a link below the text.'),
  href: linkAddress.nullable().default(null).describe('Where that link leads.'),
})

const videoBlock = z.strictObject({
  kind: z.literal('video').describe('What the block is.'),
  heading,
  text: words,
  film: z
    .string()
    .refine(
      (address) => carVideo(address) !== null,
      'expected a YouTube address, or a file ending in .mp4, .webm or .m4v',
    )
    .describe('The film: a YouTube address or a file. Nothing of it loads before a visitor plays it.'),
  poster: ownPicture.describe('The picture that shows until then.'),
  button: z.string().min(1).max(40).default('Play video').describe('The words of the play button.'),
})

const person = z.strictObject({
  name: z.string().min(1).max(80).describe('First and last name.'),
  role: z.string().min(1).max(80).describe('What the person does: Service adviser.'),
  photo: ownPicture.nullable().default(null).describe('A photo; none: the person’s initials.'),
  text: z.string().min(1).max(300).nullable().default(null).describe('A sentence about the person.'),
  phone: phoneNumber
    .nullable()
    .default(null)
    .describe('A direct number. A site that masks its numbers shows it masked, with a link to the contact page.'),
  location: z
    .string()
    .nullable()
    .default(null)
    .describe('Without a direct number, the id of the location whose number reaches the person.'),
  email: z.email().nullable().default(null).describe('A direct e-mail address.'),
})

const peopleBlock = z.strictObject({
  kind: z.literal('people').describe('What the block is.'),
  heading,
  text: words,
  people: z.array(person).min(1).max(24).describe('The people, in order.'),
  hours: z.boolean().default(false).describe('Shows today’s opening hours of each person’s location.'),
  replyTime: z
    .boolean()
    .default(false)
    .describe('Says how soon people get an answer: within the minutes of leads.answerWithin, in opening hours.'),
})

const questionsBlock = z.strictObject({
  kind: z.literal('questions').describe('What the block is.'),
  heading,
  text: words,
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(1).max(200).describe('A question as a customer asks it.'),
        answer: z.string().min(1).describe('Its answer in Markdown.'),
      }),
    )
    .min(1)
    .max(30)
    .describe('Questions that open, in order.'),
})

const formBlock = z.strictObject({
  kind: z.literal('form').describe('What the block is.'),
  heading,
  text: words,
  form: z.enum(LEAD_PAGE_NAMES).describe('The form of which page. A page has one form at most.'),
})

const stockBlock = z.strictObject({
  kind: z.literal('stock').describe('What the block is.'),
  heading,
  text: words,
  listing: sitePath.describe(
    'A listing in the site’s own addresses, copied from the browser: /search/ute-cars?price=:20000.',
  ),
  count: z.int().min(1).max(12).default(4).describe('How many cars show at most; sold and reserved ones never do.'),
  more: z
    .string()
    .min(1)
    .max(40)
    .default('See all {count}')
    .describe('The words of the link to the whole listing; {count} is its number of cars.'),
})

/** A block that a site fills itself, on its home page, its form pages and its pages. Any number, in any order. */
export const block = z.discriminatedUnion('kind', [
  textBlock,
  videoBlock,
  peopleBlock,
  questionsBlock,
  formBlock,
  stockBlock,
])

export type Block = z.output<typeof block>
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Blocks of a form page. */
export const formPageBlocks = z.strictObject({
  beside: z.array(block).max(6).default([]).describe('Blocks beside the form on a wide screen, below it on a phone.'),
  below: z.array(block).max(12).default([]).describe('Blocks below the form, over the page’s whole width.'),
})
