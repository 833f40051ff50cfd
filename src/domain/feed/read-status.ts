import type { CarStatus } from '../car/vocabulary.ts'
import { feedStateOf, type StatusWords } from './feed-state.ts'
import type { CellReader } from './reader.ts'

/** What a row says about whether its car is for sale. */
export interface ReadStatus {
  readonly status: CarStatus
  /** CARD-10: a buyer has the car, and it is not sold yet. */
  readonly isTaken: boolean
  readonly isHidden: boolean
  /** The phrase that nobody has told us the meaning of: the car keeps its last state. */
  readonly unknown: string | null
}

/** A8: the remark about a phrase that is asked about. */
export const UNKNOWN_STATUS =
  'is a word that is not known; a car that we have keeps its state, a new one cannot be reserved'

/** A8: reads the status. A phrase that is not known puts no car up for sale, and takes none off. */
export function readStatus(read: CellReader, answers: StatusWords | undefined): ReadStatus {
  const phrase = read.text('status')
  const isSold = read.yesNo('sold') === true
  const state = phrase === null || /^other$/i.test(phrase) ? 'in_stock' : feedStateOf(phrase, answers)
  if (state === null) read.warn('status', UNKNOWN_STATUS)
  const result = {
    status: 'in_stock',
    isTaken: state === 'reserved',
    isHidden: state === 'hidden',
    unknown: null,
  } as const
  if (isSold) return { ...result, status: 'sold' }
  if (state === null) return { ...result, unknown: phrase }
  return state === 'reserved' || state === 'hidden' ? result : { ...result, status: state }
}
