import type { Transaction } from '#storage/storage.ts'

/** Work done after the answer, by name, with what it needs to know. */
export interface Later {
  'deliver-lead': { readonly siteSlug: string; readonly deliveryId: string }
}

export type LaterName = keyof Later

/** Puts work into the queue, inside the transaction that made it necessary, so that both are kept or neither. */
export type Deferred = <Name extends LaterName>(name: Name, payload: Later[Name], within: Transaction) => Promise<void>
