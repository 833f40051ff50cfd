import { useEffect, useState } from 'react'
import { reservationPath } from '#domain/paths.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { storedJson, storeText } from '../browser-storage/stored-items.ts'
import { useWords } from '../use-words.ts'

const KEY = 'reservations'
/** A buyer rarely has two. */
const MOST = 5

/** A reservation whose link this browser has. */
interface OwnReservation {
  readonly token: string
  readonly carId: string
}

/** CARD-10: the browser remembers which car its buyer holds, and forgets it when the hold is over. */
export function useKeptReservation(token: string, heldCar: string | null): void {
  useEffect(() => {
    const others = stored().filter((each) => each.token !== token)
    if (heldCar === null && others.length === stored().length) return
    const heldEntries = heldCar === null ? [] : [{ token, carId: heldCar }]
    storeText(KEY, JSON.stringify([...heldEntries, ...others].slice(0, MOST)))
  }, [token, heldCar])
}

/**
 * CARD-10: a reserved car's page as its buyer sees it. The page is the same for all; the browser that has the
 * reservation's link asks the reservation's own page, and changes the sentence and the first button.
 */
export function useOwnReservation(vehicle: VehicleView): VehicleView {
  const t = useWords()
  const [own, setOwn] = useState<{ readonly href: string; readonly until: string } | null>(null)
  const isReserved = vehicle.reserved !== null
  useEffect(() => {
    setOwn(null)
    const kept = isReserved ? stored().find(({ carId }) => carId === vehicle.id) : undefined
    if (!kept) return
    const leaving = new AbortController()
    const href = reservationPath(kept.token)
    heldUntil(href, leaving.signal).then(
      (until) => setOwn(until === null ? null : { href, until }),
      // Without an answer the page stays as it is for all.
      () => {},
    )
    return () => leaving.abort()
  }, [vehicle.id, isReserved])
  if (own === null || !isReserved) return vehicle
  const others = vehicle.actions.filter(({ action }) => action !== 'alert')
  return {
    ...vehicle,
    reserved: t(words.reservedCarUntilUntil, { until: own.until }),
    actions: [
      { action: 'reservation', label: t(words.viewYourReservation), href: own.href, primary: true },
      ...others.map((each) => ({ ...each, primary: false })),
    ],
  }
}

/** What the reservation's page says; null: the hold is over. */
async function heldUntil(href: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(href, { signal })
  if (!answer.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector<HTMLElement>('[data-held-until]')?.dataset.heldUntil ?? null
}

function stored(): readonly OwnReservation[] {
  const list = storedJson(KEY)
  return Array.isArray(list) ? list.filter(isOwn) : []
}

function isOwn(value: unknown): value is OwnReservation {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'token') === 'string' && typeof Reflect.get(value, 'carId') === 'string'
}
