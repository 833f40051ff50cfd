import { cutText } from './cut-text.ts'

declare const CUT: unique symbol

/**
 * A text from outside that is cut to a stated length. What reads such texts takes no other, so no reading takes longer than
 * its longest length does, whatever a stranger sends (H4-1). Only `outsideText` makes one.
 */
export type OutsideText = string & { readonly [CUT]: true }

/** At most `most` characters of a text from outside. */
export function outsideText(text: string, most: number): OutsideText {
  // Of a text that is far too long no more is looked at than can be kept: two units are one character at most.
  const looked = text.length > 2 * most ? text.slice(0, 2 * most + 2) : text
  return cutText(looked, most) as OutsideText
}
