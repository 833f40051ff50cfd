import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'
import type { Transaction } from './transaction.ts'

/** Runs queries: the database, or an open transaction. */
export type Queries = Kysely<Tables>

/** The database and its open transactions. */
export interface Transactions {
  run<T>(work: (within: Transaction) => Promise<T>): Promise<T>
  /** The transaction's queries, or the database's without one. */
  queries(within?: Transaction): Queries
  /** Throws if the current call chain has an open transaction. Called before accessing the database by another way. */
  refuseInside(): void
}

/**
 * On PGlite a query outside the open transaction waits for its end, so from inside the transaction it would deadlock.
 * It therefore throws, also on Postgres, where it would silently miss the transaction's changes.
 */
export function transactionsOf(db: Kysely<Tables>): Transactions {
  const open = new WeakMap<Transaction, Queries>()
  const inside = new AsyncLocalStorage<{ active: boolean }>()
  const refuseInside = () => {
    if (inside.getStore()?.active)
      throw new Error('A query beside the open transaction, made from inside it: pass `within` on.')
  }
  return {
    refuseInside,
    async run(work) {
      refuseInside()
      const here = { active: true }
      try {
        return await db.transaction().execute((queries) => {
          const within: Transaction = { _brand: 'transaction' }
          open.set(within, queries)
          return inside.run(here, () => work(within))
        })
      } finally {
        here.active = false
      }
    },
    queries(within) {
      if (within === undefined) {
        refuseInside()
        return db
      }
      const queries = open.get(within)
      if (queries === undefined) throw new Error('A transaction of another database was passed.')
      return queries
    },
  }
}
