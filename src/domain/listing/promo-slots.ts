/** A promotional card of the site. */
export interface Promotion {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

const MS_PER_HOUR = 3_600_000

/** A number that changes every hour, so that pages can be cached and a reload does not shuffle the cards. */
export function promotionSeed(now: Date): number {
  return Math.floor(now.getTime() / MS_PER_HOUR)
}

/**
 * SEARCH-14: inserts promotions at positions counted from 1, in an order shuffled by the seed. Positions beyond the
 * items are skipped.
 */
export function withPromotions<Item>(
  items: readonly Item[],
  promotions: { readonly positions: readonly number[]; readonly cards: readonly Promotion[] },
  seed: number,
  asItem: (promotion: Promotion) => Item,
): readonly Item[] {
  const drawn = shuffled(promotions.cards, seed)
  const placed = [...items]
  for (const [index, position] of promotions.positions.toSorted((a, b) => a - b).entries()) {
    const promotion = drawn[index % drawn.length]
    if (promotion !== undefined && position - 1 <= placed.length && items.length > 0) {
      placed.splice(position - 1, 0, asItem(promotion))
    }
  }
  return placed
}

/** Shuffles the cards by random numbers from the seed. */
function shuffled<Card>(cards: readonly Card[], seed: number): readonly Card[] {
  const next = dice(seed)
  const tagged = cards.map((card) => ({ card, at: next() }))
  return tagged.toSorted((a, b) => a.at - b.at).map(({ card }) => card)
}

/** mulberry32, a small random number generator that gives well-mixed numbers even for neighbouring seeds. */
function dice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
