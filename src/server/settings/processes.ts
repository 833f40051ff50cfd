import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** PROCESSES, PROCESS_NUMBER and SITES: how this machine shares its work among processes (OPS-3, docs/decisions/123). */
export const processSettings = {
  /** Processes that share the ports; auto: one for each core, and one alone with the embedded database. */
  PROCESSES: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(256)]).default(1),
  /** Set by the main process: which of the processes this is, from 1. */
  PROCESS_NUMBER: z.coerce.number().int().positive().default(1),
  /** The sites that are served here: 'slug,slug', or '@FILE' with a slug on each line. Empty: all. */
  SITES: z.string().default(''),
}

/** Number of processes. Throws a sentence if there are several and the database is the embedded one. */
export function processesOf(
  wanted: 'auto' | number,
  databaseUrl: string | null,
  cores = availableParallelism(),
): number {
  if (wanted === 'auto') return databaseUrl === null ? 1 : cores
  if (wanted === 1 || databaseUrl !== null) return wanted
  throw new Error(
    `PROCESSES=${wanted} needs a Postgres server, because only one process can open the embedded database: set DATABASE_URL, or PROCESSES=1.`,
  )
}
