/** What a car is known by from one feed to the next: its VIN, else its stock number within the dealership, else the feed's id. */
export interface CarKeys {
  readonly vin: string | null
  readonly stocknum: string | null
  readonly dealershipSlug: string
  readonly feedId: string | null
}

/** The strongest of a car's names as one text, unique within a site; null for a car that has none. */
export function identityOf({ vin, stocknum, dealershipSlug, feedId }: CarKeys, feed: string): string | null {
  if (vin !== null) return `vin:${vin}`
  if (stocknum !== null) return `stock:${dealershipSlug}:${stocknum}`
  return feedId === null ? null : `feed:${feed}:${feedId}`
}

/** '2021-toyota-hilux-sr5': the readable part of a car's address. */
export function slugBase(words: readonly (string | number | null)[]): string {
  const text = words.filter((word) => word !== null).join(' ')
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'car' : slug
}

const SLUG_CHARACTERS = 80
