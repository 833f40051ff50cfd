import type { DeskState } from '#domain/desk/desk-state.ts'
import type { StockView } from '#domain/desk/stock-views.ts'
import type { Choice } from '../page-values.ts'
import type { StockPageRow } from './stock-values.ts'

export const VIEW_LABELS: Readonly<Record<StockView, string>> = {
  all: 'All',
  live: 'For sale',
  held: 'Held',
  coming: 'Coming soon',
  hidden: 'Hidden',
  sold: 'Sold',
  worklist: 'Worklist',
  'no-photos': 'No photos',
  'no-price': 'Not priced',
  old: 'Over 90 days',
  google: 'Blocked from Google',
  edited: 'Changed by us',
}

export const STATE_BADGES: Readonly<Record<DeskState, StockPageRow['state']>> = {
  live: { text: 'For sale', tone: 'good' },
  held: { text: 'Held', tone: 'info' },
  coming: { text: 'Coming soon', tone: 'info' },
  hidden: { text: 'Hidden', tone: 'warning' },
  sold: { text: 'Sold', tone: 'plain' },
}

/** K-4: of a car for sale that the website does not list. */
export const NOT_LISTED: StockPageRow['state'] = { text: 'Not listed', tone: 'warning' }

/** The orders of a phone, which has no headings to press. '' is the usual one. */
export const ORDER_CHOICES: readonly Choice[] = [
  { value: 'age', label: 'Newest first' },
  { value: '-age', label: 'Longest in stock' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: '-views', label: 'Most views' },
  { value: '-leads', label: 'Most leads' },
  { value: 'score', label: 'Lowest score' },
  { value: 'photos', label: 'Fewest photos' },
  { value: 'channels', label: 'Fewest channels' },
  { value: '-work', label: 'Most to gain' },
]

export function scoreTone(points: number): StockPageRow['scoreTone'] {
  return points >= 80 ? 'good' : points >= 50 ? 'warning' : 'danger'
}

/** DESK-6: where a missing point is mended. The feed's own fields are mended in the dealer's system. */
export function taskHref(id: string, part: string): string {
  return part === 'feed' ? `/stock/${id}` : `/stock/${id}#${part}`
}
