import { isPresent } from '#domain/car/fact-text.ts'
import { cutText } from '#domain/cut-text.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/** CAR-2: characters of the comments shown before 'more'. */
export const EXCERPT_LENGTH = 400

const pending = () => say(words.dealerCommentsPendingPlease)

export interface Comments {
  readonly paragraphs: readonly string[]
  /** Shown if there are no comments. */
  readonly pending: string | null
  /** The beginning of the text, cut at a word; null if the text is not longer. */
  readonly excerpt: string | null
}

/** CAR-2: dealer comments as paragraphs; feeds separate them by a pipe. */
export function comments(dealercomments: string | null): Comments {
  const paragraphs = (dealercomments ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(isPresent)
  if (paragraphs.length === 0) return { paragraphs, pending: pending(), excerpt: null }
  return { paragraphs, pending: null, excerpt: excerpt(paragraphs.join(' ')) }
}

/** Punctuation at the cut, removed so that the excerpt does not end in '.…'. */
const ENDING = ' \u00a0.,;:!?…–—-'

/** Cuts at the last space that fits, or within a word that is longer than the excerpt. */
function excerpt(text: string): string | null {
  if (text.length <= EXCERPT_LENGTH) return null
  const lastSpace = text.lastIndexOf(' ', EXCERPT_LENGTH)
  return `${withoutEnd(lastSpace > 0 ? text.slice(0, lastSpace) : cutText(text, EXCERPT_LENGTH), ENDING)}…`
}
