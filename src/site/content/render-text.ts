import { createCache } from '#caching/bounded-cache.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import type { FindPicture } from './markdown-to-html.ts'
import { type RenderedFaq, renderFaq, renderMarkdown } from './render-markdown.ts'
import { type PictureFinder, pictureFinder } from './resolve-picture.ts'

/** How a text is rendered: as it is, or with questions that open (CONTENT-3). */
export type TextKind = 'page' | 'faq'

interface KeptText {
  readonly rendered: RenderedFaq
  /** What it asked for pictures, and what it got. */
  readonly asked: readonly { readonly address: string; readonly alt: string; readonly answer: string }[]
}

/** Rendering is most of what reading a site costs, and a draft that changes an option changes none of its texts (STUDIO-4). */
const texts = createCache<string, KeptText>('rendered-texts', {
  bytesOf: ({ rendered }, key) => 2 * (key.length + rendered.html.length),
})

/**
 * Renders the text of a Markdown file, its placeholders filled in, with the pictures that it names. A text that was rendered
 * before and gets the same pictures is not rendered again.
 */
export function renderText(
  text: string,
  kind: TextKind,
  file: string,
  pictures: FoundPictures,
): { readonly rendered: RenderedFaq; readonly finder: PictureFinder } {
  const key = `${kind} ${text}`
  const kept = texts.get(key)
  if (kept !== undefined) {
    // Asked again, so that the finder has the same pictures as after rendering.
    const finder = pictureFinder(file, pictures)
    const isSame = kept.asked.every(({ address, alt, answer }) => JSON.stringify(finder.find(address, alt)) === answer)
    if (isSame) return { rendered: kept.rendered, finder }
  }
  const finder = pictureFinder(file, pictures)
  const lookups: KeptText['asked'][number][] = []
  const find: FindPicture = (address, alt) => {
    const picture = finder.find(address, alt)
    lookups.push({ address, alt, answer: JSON.stringify(picture) })
    return picture
  }
  const rendered = RENDER[kind](text, find)
  texts.set(key, { rendered, asked: lookups })
  return { rendered, finder }
}

const RENDER: Readonly<Record<TextKind, (text: string, find: FindPicture) => RenderedFaq>> = {
  page: (text, find) => ({ ...renderMarkdown(text, find), groups: [], closing: '' }),
  faq: renderFaq,
}
