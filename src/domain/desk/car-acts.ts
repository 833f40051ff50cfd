import type { DeskField, DeskValue } from './desk-fields.ts'
import type { DeskState } from './desk-state.ts'

/** DESK-3: what staff do with a whole car, and in which states of it. */
export interface CarAct {
  readonly act: string
  readonly label: string
  /** What is said once it is done. */
  readonly done: string
  readonly in: readonly DeskState[]
  readonly part: DeskField
  readonly value: DeskValue
}

export const CAR_ACTS: readonly CarAct[] = [
  {
    act: 'hide',
    label: 'Hide',
    done: 'Hidden. Buyers no longer see it.',
    in: ['live', 'held', 'coming'],
    part: 'show_on_dealer_website',
    value: false,
  },
  {
    act: 'show',
    label: 'Show on the website',
    done: 'On the website again.',
    in: ['hidden'],
    part: 'show_on_dealer_website',
    value: true,
  },
  {
    act: 'hold',
    label: 'Hold for a buyer',
    done: 'Held. Buyers see it as reserved.',
    in: ['live', 'coming'],
    part: 'reserved',
    value: true,
  },
  {
    act: 'free',
    label: 'End the hold',
    done: 'The hold is over. Buyers can enquire again.',
    in: ['held'],
    part: 'reserved',
    value: false,
  },
  {
    act: 'coming',
    label: 'Coming soon',
    done: 'Marked as coming soon.',
    in: ['live'],
    part: 'status',
    value: 'coming_soon',
  },
  { act: 'here', label: 'For sale now', done: 'For sale now.', in: ['coming'], part: 'status', value: 'in_stock' },
  {
    act: 'sold',
    label: 'Mark as sold',
    done: 'Marked as sold.',
    in: ['live', 'held', 'coming', 'hidden'],
    part: 'status',
    value: 'sold',
  },
  {
    act: 'unsold',
    label: 'Not sold after all',
    done: 'For sale again.',
    in: ['sold'],
    part: 'status',
    value: 'in_stock',
  },
]
