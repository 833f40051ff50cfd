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
import { Icon } from '../elements/icon.tsx'
import { useTrade } from '../trade-context.ts'
import { type SavedCarsChange, savedCars } from './saved-cars-store.ts'

/** The one toast (GARAGE-5), in a live region that stands before its words come, so that they are read out. */
export function SavedCarsToast({
  change,
  announcesChoice,
  listHref,
}: {
  readonly change: SavedCarsChange | null
  /** Whether a car chosen to compare is told of, for no tray shows it. */
  readonly announcesChoice: boolean
  /** Where the list of saved cars is. */
  readonly listHref: string
}) {
  const [{ toast, open }, dispatch] = useReducer(nextToast, NO_TOAST)
  const trade = useTrade()
  const told = useRef<SavedCarsChange | null>(null)
  useEffect(() => {
    if (change === told.current) return
    told.current = change
    const next = change ? toastOf(change, savedCars('compared'), announcesChoice, listHref) : null
    dispatch(next ? { kind: 'show', toast: next } : { kind: 'dismiss' })
  }, [change, announcesChoice, listHref])
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
            <p className="font-semibold">{trade(toast.title)}</p>
            <p className="text-sm">{toast.text}</p>
            <a href={toast.link.href} className="toast-link" onClick={() => dispatch({ kind: 'dismiss' })}>
              {trade(toast.link.label)}
            </a>
          </div>
          <button type="button" className="toast-close" onClick={() => dispatch({ kind: 'dismiss' })}>
            <Icon name="close" />
            <span className="sr-only">Close this message</span>
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
  listHref: string,
): Toast | null {
  if (list === 'favourites') return favouriteToast(car.title, did === 'added', listHref)
  if (did === 'full') return fullComparisonToast(compared)
  if (did === 'removed' || !announcesChoice) return null
  const count = compared.length === 1 ? '1 car' : `${compared.length} cars`
  return {
    title: 'Chosen to compare',
    text: `${car.title} stands beside the others that you choose.`,
    link: { label: `Compare ${count}`, href: comparePath(compared) },
  }
}
