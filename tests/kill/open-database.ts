import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, PGliteDialect } from 'kysely'
import { migrate } from '#storage/database/migrate.ts'
import { ALL_MIGRATIONS } from '#storage/migrations/all-migrations.ts'
import type { Tables } from '#storage/schema.ts'

/** A migration that prints a line half-way and never ends. */
const endless = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.executeQuery(CompiledQuery.raw('create table half_made (a integer)'))
    await db.executeQuery(CompiledQuery.raw('alter table cars add column half_made integer'))
    console.log('half of the migration is done')
    await new Promise(() => setInterval(() => {}, 1_000))
  },
}

const pglite = await PGlite.create(path.join(process.argv[2] ?? '', 'database'))
const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
await migrate(db, 'of the test', { ...ALL_MIGRATIONS, '900-endless': endless })
