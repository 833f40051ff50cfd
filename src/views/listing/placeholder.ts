import * as texts from '#words/listing.ts'
import { say } from '#words/say.ts'

/**
 * SEARCH-13: placeholder of the keyword box: an EV, an SUV and the most common make. Sites with their own body names
 * (caravans; null elsewhere) show up to two of these instead of the first two, and no car makes up for one that is missing.
 */
export function searchPlaceholder(make: string | null, ownBodies: readonly string[] | null = null): string {
  if (ownBodies === null) return say(texts.tryEvSuvMake, { make: make ?? say(texts.toyota) })
  const words = [...ownBodies.slice(0, 2), ...(make === null ? [] : [make])]
  const last = words.pop()
  if (last === undefined) return say(texts.makeModelKeyword)
  return words.length === 0 ? say(texts.tryLast, { last }) : say(texts.tryWordsLast, { words: words.join(', '), last })
}
