import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './schema.ts'
import type { Transaction } from './transaction.ts'

/** What runs queries: the database itself, or a transaction under way. */
export type Queries = Kysely<Tables>

/** What a statement answered; `any` is what pg-boss asks for. */
export interface SqlResult {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss's own type of a database says so.
  readonly rows: any[]
}

/** The database, and the transactions that are open on it. */
export interface Transactions {
  run<T>(work: (within: Transaction) => Promise<T>): Promise<T>
  /** The transaction's queries, or the database's own when there is none. */
  queries(within?: Transaction): Queries
  /** Throws when a transaction of this very call chain is open, for whoever goes to the database by another way. */
  refuseInside(): void
}

/**
 * On PGlite a query beside an open transaction waits for its end; made from inside it, it would wait for itself. So that
 * is an error at once, on Postgres too, where it would silently read something else.
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

/** Rows of a statement written out as text, for what is sent by others (pg-boss). */
export async function executeText(queries: Queries, text: string, values: readonly unknown[] = []): Promise<SqlResult> {
  return queries.executeQuery(CompiledQuery.raw(text, [...values]))
}
