import type { FeedCar } from '../feed/car.ts'
import type { DeskValue } from './desk-fields.ts'
import { begunOf, type Overrides } from './override.ts'
import { type PhotoOrder, withPhotoOrder } from './photo/photo-order.ts'

/** What the desk sets on a car: the values of its overrides, as stored in the car's row. */
export interface DeskValues {
  readonly values: Readonly<Record<string, DeskValue>>
  readonly photos: PhotoOrder | null
  /** When staff marked it as sold, ISO 8601; null: they did not. */
  readonly soldAt: string | null
}

/** The values of a car's overrides; one that begins later sets nothing yet. */
export function deskValues(overrides: Overrides): DeskValues {
  const values: Record<string, DeskValue> = {}
  let photos: PhotoOrder | null = null
  for (const [part, { value }] of begunOf(overrides)) {
    if (typeof value === 'object' && value !== null) photos = value
    else values[part] = value
  }
  const sold = overrides.get('status')
  return { values, photos, soldAt: sold?.value === 'sold' ? sold.at.toISOString() : null }
}

/** DESK-2: the car that pages, search and feeds read: what the feed says, under what staff set. The only such place. */
export function withDesk(car: FeedCar, { values, photos }: DeskValues): FeedCar {
  // A8: staff who set the status said what the feed's word left open.
  const said = car.status_unknown && values['status'] !== undefined ? { status_unknown: null } : {}
  const changed = Object.keys(values).length === 0 ? car : { ...car, ...values, ...said }
  return photos === null ? changed : withPhotoOrder(changed, photos)
}
