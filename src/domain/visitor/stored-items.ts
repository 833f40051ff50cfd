import { say } from '#words/say.ts'
import * as words from '#words/stored-item.ts'
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
      name:
        key === 'last-postcode'
          ? say(words.lastPostcode, { postcode: inRegion('{postcode}', region) })
          : say(STORED[key].name),
      purpose: say(STORED[key].purpose),
      lasts: say(LASTS[STORAGE_KEYS[key]]),
    }),
  )
}

/** A cookie that only the server reads, so it is not in the table above. */
export function receipt() {
  return { name: say(words.receipt), purpose: say(words.receiptPurpose), lasts: say(words.receiptLasts) }
}

/** Cookies of the sign-in, and what the dealer stores with it. */
export function signedIn() {
  return { name: say(words.signIn), purpose: say(words.signInPurpose), lasts: say(words.signInLasts) }
}

const LASTS = {
  localStorage: words.untilCleared,
  sessionStorage: words.untilTabClosed,
} as const

type Saving = 'off' | 'browser' | 'garage'

/** Items stored only with certain ways of saving cars. */
const OF_SAVING: Readonly<Partial<Record<StorageKey, readonly Saving[]>>> = {
  favourites: ['browser', 'garage'],
  'compared-cars': ['browser', 'garage'],
}

const STORED: Readonly<Record<StorageKey, { readonly name: string; readonly purpose: string }>> = {
  'saved-details': { name: words.contactDetails, purpose: words.contactDetailsPurpose },
  'last-enquiry': { name: words.lastEnquiry, purpose: words.lastEnquiryPurpose },
  'success-category': { name: words.enquiryType, purpose: words.enquiryTypePurpose },
  favourites: { name: words.savedCars, purpose: words.savedCarsPurpose },
  'compared-cars': { name: words.comparedCars, purpose: words.comparedCarsPurpose },
  'recent-searches': { name: words.lastSearches, purpose: words.lastSearchesPurpose },
  'last-postcode': { name: words.lastPostcode, purpose: words.lastPostcodePurpose },
  valuation: { name: words.valuation, purpose: words.valuationPurpose },
  'repayment-plan': { name: words.repayments, purpose: words.repaymentsPurpose },
  'buyer-state': { name: words.state, purpose: words.statePurpose },
  reservations: { name: words.reservationLinks, purpose: words.reservationLinksPurpose },
  'visit-trail': { name: words.visit, purpose: words.visitPurpose },
  'left-by': { name: words.placeInList, purpose: words.placeInListPurpose },
  'form-draft': { name: words.formDraft, purpose: words.formDraftPurpose },
  'cookie-answer': { name: words.cookieAnswer, purpose: words.cookieAnswerPurpose },
  'lead-told': { name: words.countedEnquiry, purpose: words.countedEnquiryPurpose },
}

const ORDER: readonly StorageKey[] = [
  'cookie-answer',
  'saved-details',
  'last-enquiry',
  'success-category',
  'favourites',
  'compared-cars',
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
