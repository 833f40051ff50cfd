import { inRegion, type RegionCode } from '../region.ts'
import type { SiteTags } from './site-tags.ts'
import { STORAGE_KEYS, type StorageKey } from './storage-keys.ts'

/** LAW-4: one entry in the browser's storage, described for visitors. */
export interface StoredItem {
  readonly key: StorageKey
  readonly name: string
  readonly purpose: string
  readonly lasts: string
}

interface KeepingSite {
  /** Where cars are saved on this site, if at all. */
  readonly saving: Saving
  readonly region: RegionCode
  /** The tags that need the visitor's consent; null if the site has none. */
  readonly tags: SiteTags | null
}

/** LAW-4: what this site stores in the browser, why and for how long. */
export function storedItems({ saving, region, tags }: KeepingSite): readonly StoredItem[] {
  const hasTags = tags !== null
  return ORDER.filter((key) => (key === 'cookie-answer' ? hasTags : (OF_SAVING[key]?.includes(saving) ?? true))).map(
    (key) => ({
      key,
      ...WORDS[key],
      name: inRegion(WORDS[key].name, region),
      lasts: LASTS[STORAGE_KEYS[key]],
    }),
  )
}

/** A cookie that only the server reads, so it is not in the table above. */
export const RECEIPT = {
  name: 'Receipt of your enquiry',
  purpose: 'A signed cookie that shows you, and nobody else, what happens next after you send a form.',
  lasts: 'One hour.',
} as const

/** Cookies of the sign-in, and what the dealer stores with it. */
export const SIGNED_IN = {
  name: 'Your sign-in',
  purpose:
    'A signed cookie that tells us it is you, once you sign in, and a plain one that says that there is one. With it we keep your phone number and your watchlist, until you take the cars off. While you wait for a code, a second one holds the number it goes to for ten minutes.',
  lasts: 'Thirty days, or until you sign out on your watchlist.',
} as const

const LASTS = {
  localStorage: 'Until you clear it.',
  sessionStorage: 'Until you close the tab.',
} as const

type Saving = 'off' | 'browser' | 'garage'

/** Items stored only with certain ways of saving cars. */
const OF_SAVING: Readonly<Partial<Record<StorageKey, readonly Saving[]>>> = {
  favourites: ['browser'],
  'compared-cars': ['browser', 'garage'],
  'watchlist-wish': ['garage'],
}

const WORDS: Readonly<Record<StorageKey, { readonly name: string; readonly purpose: string }>> = {
  'saved-details': {
    name: 'Your contact details',
    purpose: 'From the last form you sent, so that the next one is filled in for you.',
  },
  'last-enquiry': {
    name: 'Your last enquiry',
    purpose: 'What you asked us for and about which car. The enquiry itself is with us; this is only a note of it.',
  },
  'success-category': {
    name: 'What you asked each dealership for',
    purpose: 'The kind of your last enquiry at each dealership, in a word.',
  },
  favourites: { name: 'Your {favourites}', purpose: 'The cars you saved.' },
  'compared-cars': { name: 'Cars to compare', purpose: 'The cars you put side by side.' },
  'watchlist-wish': {
    name: 'A car to put into your watchlist',
    purpose: 'The one you pressed ‘Save’ on before you signed in, so that it is there afterwards.',
  },
  'recent-searches': { name: 'Your last searches', purpose: 'Your last 5 searches by words, to go back to.' },
  'last-postcode': {
    name: 'Your {postcode}',
    purpose: 'The last one you searched near, so that you need not type it again.',
  },
  valuation: {
    name: 'Your valuation',
    purpose: 'The vehicle you had valued and its figure, so that you find your way back to it.',
  },
  'repayment-plan': {
    name: 'Your repayments',
    purpose: 'The weekly amount, deposit and term that you last entered, so that you enter them once.',
  },
  'visit-trail': {
    name: 'Pages of this visit',
    purpose:
      'The pages you have seen and the campaign of the link that brought you. They go with an enquiry, if you send one, so that you need not explain yourself twice.',
  },
  'left-by': { name: 'Your place in the list', purpose: 'Where you left a list of cars, to bring you back to it.' },
  'form-draft': {
    name: 'What you typed in a form',
    purpose: 'Until you send it or close this tab, so that a reload does not lose it.',
  },
  'cookie-answer': {
    name: 'Your answer about cookies',
    purpose: 'Whether you accepted the services that count visits and advertising here, so that we ask once.',
  },
  'lead-told': {
    name: 'An enquiry already counted',
    purpose: 'The number of the enquiry you sent, so that looking at it again does not count it twice.',
  },
}

const ORDER: readonly StorageKey[] = [
  'cookie-answer',
  'saved-details',
  'last-enquiry',
  'success-category',
  'favourites',
  'compared-cars',
  'watchlist-wish',
  'recent-searches',
  'last-postcode',
  'valuation',
  'repayment-plan',
  'visit-trail',
  'left-by',
  'lead-told',
  'form-draft',
]
