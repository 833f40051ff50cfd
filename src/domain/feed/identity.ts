import { cutText } from '../cut-text.ts'
import { slugOf } from '../slug.ts'
import { withoutEnd } from '../without-ends.ts'

/** What identifies a car across feeds: its VIN, else its stock number within the dealership, else the feed's id. */
export interface CarKeys {
  readonly vin: string | null
  readonly stocknum: string | null
  readonly dealershipSlug: string
  readonly feedId: string | null
}

/** The strongest key of a car as one text, unique within a site; null if it has no key. */
export function identityOf({ vin, stocknum, dealershipSlug, feedId }: CarKeys, feed: string): string | null {
  if (vin !== null) return `vin:${vin}`
  if (stocknum !== null) return `stock:${dealershipSlug}:${stocknum}`
  return feedId === null ? null : `feed:${feed}:${feedId}`
}

/** Why a row is refused whose car nothing identifies. */
export const NO_NUMBER = 'has neither VIN nor stock number, plate nor id'

/** A7: the id of a car that has a frame number in place of a VIN. It keeps the number, and gets its plate later. */
export function frameId(number: string | null): string | null {
  return number === null ? null : `frame:${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`
}

/** K-3: the id of a car that has nothing but its plate; null where the cell holds no plate, such as 'unregistered'. */
export function plateId(cell: string | null): string | null {
  const plate = cell?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? ''
  return /^(?=.*\d)[A-Z0-9]{2,9}$/.test(plate) ? `plate:${plate}` : null
}

/** The readable part of a car's address: '2021-toyota-hilux-sr5'. */
export function slugBase(words: readonly (string | number | null)[]): string {
  const slug = slugOf(words.filter((word) => word !== null).join(' '))
  return withoutEnd(cutText(slug, SLUG_CHARACTERS), '-') || 'car'
}

const SLUG_CHARACTERS = 80
