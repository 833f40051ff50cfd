import { say } from '#words/say.ts'
import * as words from '#words/toast.ts'
import { comparePath } from '../paths.ts'
import type { SavedCars } from './saved-cars.ts'

/** A short message over the page. */
export interface Toast {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
}

/**
 * GARAGE-5: the state of the only toast. A new one replaces the old, dismissing closes it, and much later it is
 * removed.
 */
export interface ToastState {
  readonly toast: Toast | null
  readonly open: boolean
}

export const NO_TOAST: ToastState = { toast: null, open: false }

/** GARAGE-5: time between closing and removal, in milliseconds. */
export const TOAST_REMOVED_AFTER_MS = 1_000_000

export type ToastChange = { readonly kind: 'show'; readonly toast: Toast } | { readonly kind: 'dismiss' | 'remove' }

/** GARAGE-5 */
export function nextToast(state: ToastState, change: ToastChange): ToastState {
  if (change.kind === 'show') return { toast: change.toast, open: true }
  if (change.kind === 'dismiss') return { ...state, open: false }
  return NO_TOAST
}

/**
 * GARAGE-5: the message after saving or removing a favourite, with a link to the list at `href`. `name` is the site's own
 * name for the list, 'saved cars'; null uses the rule's texts.
 */
export function favouriteToast(carName: string, saved: boolean, href: string, name: string | null = null): Toast {
  if (name !== null) {
    const link = { label: say(words.viewList, { list: name }), href }
    return saved
      ? { title: say(words.saved), text: say(words.isInList, { car: carName, list: name }), link }
      : { title: say(words.removed), text: say(words.isNoLongerInList, { car: carName, list: name }), link }
  }
  const link = { label: say(words.viewWatchlist), href }
  return saved
    ? { title: say(words.savedInWatchlist), text: say(words.isNowInWatchlist, { car: carName }), link }
    : { title: say(words.carRemoved), text: say(words.isNoLongerInWatchlist, { car: carName }), link }
}

/** The message when a visitor tries to compare a fifth car. */
export function fullComparisonToast(compared: SavedCars): Toast {
  return {
    title: say(words.alreadyComparing, { count: compared.length }),
    text: say(words.comparisonIsFull, { count: compared.length }),
    link: { label: say(words.compareThem), href: comparePath(compared) },
  }
}
