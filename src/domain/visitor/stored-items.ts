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
  purpose: 'A signed cookie that lets only you see what happens next after you send a form.',
  lasts: 'One hour.',
} as const

/** Cookies of the sign-in, and what the dealer stores with it. */
export const SIGNED_IN = {
  name: 'Your sign-in',
  purpose:
    'A signed cookie that tells us it’s you, and a plain one that says you’re signed in. We store your phone number and your saved cars until you remove the cars. While you wait for a code, a second one holds the number it goes to for ten minutes.',
  lasts: 'Thirty days, or until you sign out.',
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
    purpose: 'From the last form you sent, so we can fill in the next one for you.',
  },
  'last-enquiry': {
    name: 'Your last enquiry',
    purpose:
      'What you asked about, which car, and a time you booked, so you can send it with your next enquiry. We have the enquiry itself; this is only a note of it.',
  },
  'success-category': {
    name: 'Your enquiry type at each dealership',
    purpose: 'The type of your last enquiry at each dealership.',
  },
  favourites: { name: 'Your saved cars', purpose: 'The cars you saved.' },
  'compared-cars': { name: 'Cars to compare', purpose: 'The cars you chose to compare.' },
  'watchlist-wish': {
    name: 'A car to save',
    purpose: 'The car you saved before you signed in, so it’s there afterwards.',
  },
  'recent-searches': { name: 'Your last searches', purpose: 'Your last 5 keyword searches, so you can repeat them.' },
  'last-postcode': {
    name: 'Your {postcode}',
    purpose: 'The last one you searched near, so you don’t have to type it again.',
  },
  valuation: {
    name: 'Your valuation',
    purpose: 'The vehicle you had valued and its estimate, so you can come back to it and send it with an enquiry.',
  },
  'repayment-plan': {
    name: 'Your repayments',
    purpose:
      'The weekly amount, deposit and term that you last entered, so that you enter them once and can send them with an enquiry.',
  },
  'buyer-state': {
    name: 'Your state',
    purpose: 'The state that you last chose for stamp duty and other government charges.',
  },
  reservations: {
    name: 'Your reservations',
    purpose: 'The links to your reservations, so that the page of a car you’ve reserved says so.',
  },
  'visit-trail': {
    name: 'Pages of this visit',
    purpose:
      'The pages you’ve seen and the ad or link that brought you here. If you send an enquiry, they go with it, so you don’t have to explain twice.',
  },
  'left-by': {
    name: 'Your place in a list',
    purpose: 'Where you left a list of cars, so we can bring you back to it.',
  },
  'form-draft': {
    name: 'What you typed in a form',
    purpose: 'Until you send it or close this tab, so a reload doesn’t lose it.',
  },
  'cookie-answer': {
    name: 'Your answer about cookies',
    purpose: 'Whether you accepted analytics and advertising cookies, so we only ask once.',
  },
  'lead-told': {
    name: 'An enquiry already counted',
    purpose: 'The number of your enquiry, so viewing it again isn’t counted twice.',
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
  'buyer-state',
  'reservations',
  'visit-trail',
  'left-by',
  'lead-told',
  'form-draft',
]
