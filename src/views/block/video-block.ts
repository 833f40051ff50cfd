import { picture } from '#domain/car/car-picture.ts'
import { carVideo, type VideoView } from '#domain/car/car-video.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'

/** A film behind its poster: nothing of it loads before a visitor plays it (FIELD-5). */
export interface VideoBlockView {
  readonly kind: 'video'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly video: VideoView
  readonly poster: PictureView
  readonly label: string
}

/** Null for an address that is no film; the options allow none. */
export function videoBlock(block: BlockOf<'video'>, site: Site): VideoBlockView | null {
  const video = carVideo(block.film)
  if (video === null) return null
  const { kind, heading, button } = block
  return {
    kind,
    heading,
    text: optionalWords(block.text, site),
    video,
    poster: picture(block.poster, ''),
    label: button,
  }
}
