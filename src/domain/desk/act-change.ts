import type { FeedCar } from '../feed/car.ts'
import type { DeskField, DeskValue } from './desk-fields.ts'
import type { DeskChange } from './override.ts'

/**
 * DESK-3: the change of a button. Where the feed says the same already the field is released, so that no override stays
 * that would hide the feed's next word.
 */
export function actChange(feedCar: FeedCar, part: DeskField, value: DeskValue): DeskChange {
  return { part, to: feedCar[part] === value ? null : { value, until: null } }
}
