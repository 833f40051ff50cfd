import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseConnection, type Driver, PGliteDialect, PGliteDriver } from 'kysely'

/**
 * Kysely's dialect for PGlite keeps one connection object for all, so that a query made beside an open transaction would
 * run inside it, and two transactions would end each other. Here each piece of work has a connection object of its own,
 * and PGlite's own lock makes the others wait until a transaction has ended.
 */
export class SeparatePGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createDriver(): Driver {
    return new SeparatePGliteDriver(this.#pglite)
  }
}

class SeparatePGliteDriver extends PGliteDriver {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const own = new PGliteDriver({ pglite: this.#pglite })
    await own.init()
    return own.acquireConnection()
  }
}
