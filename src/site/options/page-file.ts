import { z } from 'zod'
import { linkAddress, ownPicture } from './address.ts'
import { block } from './blocks.ts'

/** `pages/{name}.json`: the blocks of the page `pages/{name}.md`, which has its title and text. */
export const pageFile = z.strictObject({
  $schema: z.string().optional().describe('Where the JSON Schema of this file is, for an editor’s completion.'),
  introduction: z.string().min(1).max(300).nullable().default(null).describe('A sentence under the title.'),
  picture: ownPicture.nullable().default(null).describe('A picture beside the title.'),
  pictureAlt: z
    .string()
    .max(200)
    .default('')
    .describe('What the picture shows, for people who cannot see it; empty if it is only decoration.'),
  button: z.string().min(1).max(40).nullable().default(null).describe('The words of the link under the introduction.'),
  href: linkAddress
    .nullable()
    .default(null)
    .describe('Where that link leads; without it, to the page’s own form, or its first block.'),
  blocks: z.array(block).min(1).max(20).describe('The blocks, in order.'),
})

export type PageFile = z.output<typeof pageFile>
