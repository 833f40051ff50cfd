/** Faults of a process, its database or its sites. Each has a sentence and a gauge in the metrics. */
export const FAULT_KINDS = [
  'draining',
  'no-sites',
  'pages',
  'database',
  'disk',
  'data-folder',
  'search',
  'objects',
  'mailbox',
  'site',
  'draft',
  'hostname',
  'lost-leads',
  'budget',
  'proxy',
  'clock',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  readonly kind: FaultKind
  /** What is wrong, where, and what to do. */
  readonly sentence: string
}

/** Whether a process can do one of its two tasks, with reasons if not. */
export interface Signal {
  readonly ready: boolean
  readonly reasons: readonly string[]
}

/** The answer of /readyz (docs/operations.md). */
export interface Readiness {
  /** 'degraded': pages are served, leads cannot be stored. */
  readonly status: 'ready' | 'degraded' | 'not ready'
  readonly pages: Signal
  readonly leads: Signal
  /** Faults that need a person but do not affect visitors of a site that is up. */
  readonly warnings: readonly string[]
}

/** Tasks that each fault prevents; none means a warning. */
const STOPS: Readonly<Record<FaultKind, readonly ('pages' | 'leads')[]>> = {
  draining: ['pages', 'leads'],
  'no-sites': ['pages', 'leads'],
  pages: ['pages'],
  database: ['leads'],
  // The disk of the embedded database.
  disk: ['leads'],
  // A data folder without the database: snapshots, pictures, published versions.
  'data-folder': [],
  search: [],
  // Pages and leads need the database alone; new pictures, stickers and published versions wait (docs/decisions/122).
  objects: [],
  // Buyers' answers wait on their mail server (INBOX-7).
  mailbox: [],
  site: [],
  draft: [],
  hostname: [],
  proxy: [],
  clock: [],
  'lost-leads': [],
  // Visitors have used up a budget (docs/decisions/072).
  budget: [],
}

/** Whether a process with these faults can serve pages, and whether it can store leads. */
export function readinessOf(faults: readonly Fault[]): Readiness {
  const sentences = (stopped: 'pages' | 'leads') =>
    faults.filter(({ kind }) => STOPS[kind].includes(stopped)).map(({ sentence }) => sentence)
  const pages = signal(sentences('pages'))
  const leads = signal(sentences('leads'))
  return {
    status: pages.ready ? (leads.ready ? 'ready' : 'degraded') : 'not ready',
    pages,
    leads,
    warnings: faults.filter(({ kind }) => STOPS[kind].length === 0).map(({ sentence }) => sentence),
  }
}

function signal(reasons: readonly string[]): Signal {
  return { ready: reasons.length === 0, reasons }
}
