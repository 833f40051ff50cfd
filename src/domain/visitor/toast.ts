import { comparePath } from '../paths.ts'
import type { KeptCars } from './kept-cars.ts'

/** A short message over the page. */
export interface Toast {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
}

/** At most one toast: a new one replaces the old, dismissing closes it, and much later it is removed (GARAGE-5). */
export interface ToastState {
  readonly toast: Toast | null
  readonly open: boolean
}

export const NO_TOAST: ToastState = { toast: null, open: false }

/** Between closing and removal, in milliseconds (GARAGE-5). */
export const TOAST_REMOVED_AFTER_MS = 1_000_000

export type ToastChange = { readonly kind: 'show'; readonly toast: Toast } | { readonly kind: 'dismiss' | 'remove' }

/** GARAGE-5 */
export function nextToast(state: ToastState, change: ToastChange): ToastState {
  if (change.kind === 'show') return { toast: change.toast, open: true }
  if (change.kind === 'dismiss') return { ...state, open: false }
  return NO_TOAST
}

/** A favourite added or removed, in the words of GARAGE-5, with the way to the list at `href`. */
export function favouriteToast(carName: string, saved: boolean, href: string): Toast {
  const link = { label: 'View List', href }
  return saved
    ? { title: 'Car Saved In Watchlist', text: `${carName} is now available in your watchlist`, link }
    : { title: 'Car Removed', text: `${carName} is no longer in your watchlist`, link }
}

/** A fifth car to compare was asked for. */
export function fullComparisonToast(compared: KeptCars): Toast {
  return {
    title: `${compared.length} cars are chosen already`,
    text: `Up to ${compared.length} stand side by side. Take one away to add another.`,
    link: { label: 'Compare them', href: comparePath(compared) },
  }
}
