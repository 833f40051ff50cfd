import { isAvailable } from '#domain/car/availability.ts'
import * as words from '#words/card.ts'
import { say } from '#words/say.ts'
import type { TaggedCar, TagView } from './card-tag.ts'

/**
 * CARD-10: what keeps buyers from buying the car now, in words, beside a tag that says something else; null where the tag
 * says it, or nothing does.
 */
export function stateTag(car: Pick<TaggedCar, 'status' | 'sold' | 'reserved'>, tag: TagView | null): TagView | null {
  const state = stateOf(car)
  return state === null || state.kind === tag?.kind ? null : state
}

function stateOf(car: Pick<TaggedCar, 'status' | 'sold' | 'reserved'>): TagView | null {
  if (!isAvailable(car)) return { kind: 'sold', text: say(words.sold) }
  if (car.reserved) return { kind: 'reserved', text: say(words.reserved) }
  return car.status === 'coming_soon' ? { kind: 'coming-soon', text: say(words.comingSoon2) } : null
}
