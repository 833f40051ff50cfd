/** A promotional card of the site. */
export interface Promotion {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

const MS_PER_HOUR = 3_600_000

/** The same number for an hour and another one after it, so that a page can be kept and a reload shuffles nothing. */
export function promotionSeed(now: Date): number {
  return Math.floor(now.getTime() / MS_PER_HOUR)
}

/**
 * Puts promotions between items at positions counted from 1, in an order drawn from the site's cards by the seed
 * (SEARCH-14). A position that the items do not reach stays empty.
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

/** Each card draws a number by the seed's dice; the order is that of the numbers. */
function shuffled<Card>(cards: readonly Card[], seed: number): readonly Card[] {
  const next = dice(seed)
  const tagged = cards.map((card) => ({ card, at: next() }))
  return tagged.toSorted((a, b) => a.at - b.at).map(({ card }) => card)
}

/** mulberry32: small, and well mixed even between neighbouring seeds. */
function dice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
