import type { Transaction } from '#storage/transaction.ts'

/** Work done after the answer, by name, with what it needs to know. */
export interface Later {
  'deliver-lead': { readonly siteSlug: string; readonly deliveryId: string }
  /** By the code's id: no number of anybody's stands in the queue. */
  'send-code': { readonly siteSlug: string; readonly codeId: string }
  'check-payment': { readonly siteSlug: string; readonly reservationId: string }
  'send-refund': { readonly siteSlug: string; readonly reservationId: string }
}

export type LaterName = keyof Later

/**
 * Puts work into the queue, inside the transaction that made it necessary, so that both are kept or neither; to be done at
 * once, or not before `after`.
 */
export type Deferred = <Name extends LaterName>(
  name: Name,
  payload: Later[Name],
  within: Transaction,
  after?: Date,
) => Promise<void>
