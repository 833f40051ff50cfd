import { useEffect, useReducer, useRef } from 'react'
import { comparePath } from '#domain/paths.ts'
import type { SavedCars } from '#domain/visitor/saved-cars.ts'
import {
  favouriteToast,
  fullComparisonToast,
  NO_TOAST,
  nextToast,
  TOAST_REMOVED_AFTER_MS,
  type Toast,
} from '#domain/visitor/toast.ts'
import * as words from '#words/saved-cars.ts'
import type { Say } from '#words/say.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { type SavedCarsChange, savedCars } from './saved-cars-store.ts'

/** The toast (GARAGE-5), in a live region that exists before its text, so that screen readers announce it. */
export function SavedCarsToast({
  change,
  announcesChoice,
  listHref,
  savedName,
}: {
  readonly change: SavedCarsChange | null
  /** Whether to announce cars chosen for comparison, because no tray shows them. */
  readonly announcesChoice: boolean
  /** Address of the saved cars. */
  readonly listHref: string
  /** The site's own name for saved cars; null uses the rule's texts. */
  readonly savedName: string | null
}) {
  const t = useWords()
  const [{ toast, open }, dispatch] = useReducer(nextToast, NO_TOAST)
  const lastChange = useRef<SavedCarsChange | null>(null)
  useEffect(() => {
    if (change === lastChange.current) return
    lastChange.current = change
    const next = change ? toastOf(change, savedCars('compared'), announcesChoice, { listHref, savedName, t }) : null
    dispatch(next ? { kind: 'show', toast: next } : { kind: 'dismiss' })
  }, [change, announcesChoice, listHref, savedName, t])
  useEffect(() => {
    if (open || toast === null) return
    const timer = setTimeout(() => dispatch({ kind: 'remove' }), TOAST_REMOVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open, toast])
  return (
    <div role="status" className="toast-place">
      {toast ? (
        <div className="toast" hidden={!open}>
          <div className="min-w-0">
            <p className="font-semibold">{toast.title}</p>
            <p className="text-sm">{toast.text}</p>
            <a href={toast.link.href} className="toast-link" onClick={() => dispatch({ kind: 'dismiss' })}>
              {toast.link.label}
            </a>
          </div>
          <button type="button" className="toast-close" onClick={() => dispatch({ kind: 'dismiss' })}>
            <Icon name="close" />
            <span className="sr-only">{t(words.closeThisMessage)}</span>
          </button>
        </div>
      ) : null}
    </div>
  )
}

function toastOf(
  { list, car, did }: SavedCarsChange,
  compared: SavedCars,
  announcesChoice: boolean,
  { listHref, savedName, t }: { readonly listHref: string; readonly savedName: string | null; readonly t: Say },
): Toast | null {
  if (list === 'favourites') return favouriteToast(car.title, did === 'added', listHref, savedName)
  if (did === 'full') return fullComparisonToast(compared)
  if (did === 'removed' || !announcesChoice) return null
  const count = t(words.cars, { count: compared.length })
  return {
    title: t(words.chosenToCompare),
    text: t(words.compareTitleOtherCars, { title: car.title }),
    link: { label: t(words.compareCount, { count }), href: comparePath(compared) },
  }
}
