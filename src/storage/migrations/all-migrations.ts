import type { Migration } from 'kysely/migration'
import * as baseline from './001-baseline.ts'
import * as staffSignIns from './055-staff-sign-ins-expands.ts'

/** All migrations by name, in order. Released migrations never change, neither name nor effect. */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '055-staff-sign-ins-expands': staffSignIns,
}
