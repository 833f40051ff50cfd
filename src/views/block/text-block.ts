import { picture } from '#domain/car/car-picture.ts'
import { altAt } from '#domain/picture/described-pictures.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'

/** Words, with a picture beside them if the block has one. */
export interface TextBlockView {
  readonly kind: 'text'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly picture: PictureView | null
  readonly side: 'left' | 'right'
  readonly link: { readonly label: string; readonly href: string } | null
}

export function textBlock(block: BlockOf<'text'>, site: Site): TextBlockView {
  const { kind, heading, side, button, href } = block
  return {
    kind,
    heading,
    text: optionalWords(block.text, site),
    picture:
      block.picture === null ? null : picture(block.picture, block.pictureAlt || altAt(site.pictures, block.picture)),
    side,
    link: button !== null && href !== null ? { label: button, href } : null,
  }
}
