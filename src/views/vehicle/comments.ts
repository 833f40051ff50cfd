import { isPresent } from '#domain/car/key-information.ts'

/** How much of the comments shows before 'more' (CAR-2). */
export const EXCERPT_LENGTH = 400

const PENDING = 'Dealer comments are pending. Please check back here later.'

export interface Comments {
  readonly paragraphs: readonly string[]
  /** Stands instead of comments that are missing. */
  readonly pending: string | null
  /** The first 400 characters, cut at a word; null when all of it is that short. */
  readonly excerpt: string | null
}

/** Dealer comments as paragraphs, which feeds separate by a pipe (CAR-2). */
export function comments(dealercomments: string | null): Comments {
  const paragraphs = (dealercomments ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(isPresent)
  if (paragraphs.length === 0) return { paragraphs, pending: PENDING, excerpt: null }
  return { paragraphs, pending: null, excerpt: excerpt(paragraphs.join(' ')) }
}

/** A sentence that happens to end where the excerpt does would end in '.…'. */
const ENDING = /[\s.,;:!?…–—-]+$/

/** Cuts at the last space that fits, or inside a word that is longer than the whole excerpt. */
function excerpt(text: string): string | null {
  if (text.length <= EXCERPT_LENGTH) return null
  const lastSpace = text.lastIndexOf(' ', EXCERPT_LENGTH)
  return `${text.slice(0, lastSpace > 0 ? lastSpace : EXCERPT_LENGTH).replace(ENDING, '')}…`
}
