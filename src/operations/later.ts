import type { Transaction } from '#storage/transaction.ts'

/** Background jobs: name and payload. */
export interface Later {
  'deliver-lead': { readonly siteSlug: string; readonly deliveryId: string }
  /** Refers to the code by id, so that the queue holds no phone number. */
  'send-code': { readonly siteSlug: string; readonly codeId: string }
  'send-alert-mail': { readonly siteSlug: string; readonly mailId: string }
  'send-notification': { readonly siteSlug: string; readonly messageId: string }
  'send-hook': { readonly siteSlug: string; readonly hookId: string }
  'check-payment': { readonly siteSlug: string; readonly reservationId: string }
  'send-refund': { readonly siteSlug: string; readonly reservationId: string }
}

export type LaterName = keyof Later

/**
 * Enqueues a job inside the transaction that requires it, so that both are stored or neither. Due at once, or not
 * before `after`.
 */
export type Deferred = <Name extends LaterName>(
  name: Name,
  payload: Later[Name],
  within: Transaction,
  after?: Date,
) => Promise<void>
