import type { FolderFaults } from '#site/folder/read-folder.ts'
import { GROUPS_FOLDER } from '#site/folder/read-sites.ts'
import { describeFault } from '#site/site-fault.ts'
import type { Fault, FaultKind } from './readiness.ts'

/** Probes for the faults of a process. A probe returns a sentence, or null if all is well. */
export interface Probed {
  readonly isDraining: () => boolean
  readonly sites: {
    all(): readonly { readonly slug: string }[]
    faults(): readonly FolderFaults[]
    /** The reason why the folder of sites cannot be read, so that no change is published; null while it can be. */
    unreadable(): string | null
    contested(): ReadonlyMap<string, readonly string[]>
  }
  /** The version that a site's pages are served at: a page cannot be made without it. */
  readonly versionOf: (slug: string) => Promise<number>
  /** Writes to the database. */
  readonly database: () => Promise<string | null>
  /** Writes to the data folder. */
  readonly dataFolder: () => Promise<string | null>
  /** Whether the database is in the data folder, so that a full disk there refuses leads. */
  readonly isEmbedded: boolean
  readonly search: () => Promise<string | null>
  /** Whether the object store answers (OPS-1). */
  readonly objects?: () => Promise<string | null>
  /** Whether the mailbox of buyers' answers can be read (INBOX-7). */
  readonly mailbox?: () => string | null
  readonly clock: () => string | null
  /** Undeliverable leads (FORM-13). */
  readonly lostLeads?: () => Promise<readonly Fault[]>
  /** Exhausted budgets, one sentence each. */
  readonly budgets?: () => readonly string[]
  /** A sentence if there seems to be a proxy but TRUST_PROXY is not set. */
  readonly proxy?: () => string | null
  /** Time limit of a probe. */
  readonly withinMs?: number
}

/** All current faults. Never rejects, and takes no longer than one probe's limit. */
export async function findFaults(probed: Probed): Promise<readonly Fault[]> {
  const { isDraining, isEmbedded, withinMs = WITHIN_MS } = probed
  const slugs = probed.sites.all().map(({ slug }) => slug)
  const { lostLeads = async () => [], objects = async () => null } = probed
  const [pages, ...others] = await Promise.all([
    pageFaults(slugs, (slug) => within(withinMs, probed.versionOf(slug))),
    probe('database', within(withinMs, probed.database()), 'The database'),
    probe(isEmbedded ? 'disk' : 'data-folder', within(withinMs, probed.dataFolder()), 'The disk of DATA_DIR'),
    probe('search', within(withinMs, probed.search()), 'The search cluster'),
    probe('objects', within(withinMs, objects()), 'The object store'),
    // An unavailable database is already among the faults.
    within(withinMs, lostLeads()).catch(() => []),
  ])
  return [
    ...(isDraining() ? [DRAINING] : []),
    ...(slugs.length === 0 ? [NO_SITES] : []),
    ...pages,
    ...others.flat(),
    ...oneFault('mailbox', probed.mailbox?.() ?? null),
    ...oneFault('clock', probed.clock()),
    ...[...probed.sites.contested()].map(contestedFault),
    ...(probed.budgets?.() ?? []).map((sentence): Fault => ({ kind: 'budget', sentence })),
    ...oneFault('proxy', probed.proxy?.() ?? null),
    ...oneFault('site', probed.sites.unreadable()),
    ...probed.sites.faults().map(siteFaultOf),
  ]
}

function oneFault(kind: FaultKind, sentence: string | null): readonly Fault[] {
  return sentence === null ? [] : [{ kind, sentence }]
}

const WITHIN_MS = 2_000

const DRAINING: Fault = {
  kind: 'draining',
  sentence: 'This process is ending: send requests to another one.',
}
const NO_SITES: Fault = {
  kind: 'no-sites',
  sentence:
    'No site is served: add one to SITES_DIR, or publish one (npm run forecourt -- site publish) where PUBLISHING is on-command.',
}

/** One working site is enough to serve pages; the others are named. */
async function pageFaults(
  slugs: readonly string[],
  versionOf: (slug: string) => Promise<number>,
): Promise<readonly Fault[]> {
  const versionResults = await Promise.allSettled(slugs.map(versionOf))
  const failed = versionResults.flatMap((each, index) =>
    each.status === 'rejected' ? [{ slug: slugs[index] ?? '', reason: reasonOf(each.reason) }] : [],
  )
  const [first] = failed
  if (first && failed.length === slugs.length)
    return [{ kind: 'pages', sentence: `No site’s pages can be made (${first.reason}): check the database.` }]
  return failed.map(({ slug, reason }) => ({
    kind: 'site',
    sentence: `The pages of the site ${slug} can’t be made now (${reason}): check the database.`,
  }))
}

function siteFaultOf({ name, served, isUnreadable, faults }: FolderFaults): Fault {
  if (isUnreadable) {
    const shows = served ? 'it is served as it was, and what is saved is not published' : 'it is not served'
    return {
      kind: 'site',
      sentence: `The site ${name} can’t be read; ${shows}: ${faults.map(describeFault).join('; ')}.`,
    }
  }
  if (name.startsWith(`${GROUPS_FOLDER}/`))
    return { kind: 'draft', sentence: `The preset ${name} can’t be read: run npm run forecourt -- site check.` }
  const check = `run npm run forecourt -- site check ${name}.`
  if (served)
    return {
      kind: 'draft',
      sentence: `What was saved of the site ${name} is refused; it is served as it was, or without a hostname of another’s: ${check}`,
    }
  return { kind: 'site', sentence: `The site ${name} is refused and not served: ${check}` }
}

function contestedFault([hostname, slugs]: readonly [string, readonly string[]]): Fault {
  return {
    kind: 'hostname',
    sentence: `Nobody is served under ${hostname}: the sites ${slugs.join(' and ')} claim it. Take it out of all but one.`,
  }
}

async function probe(kind: FaultKind, asked: Promise<string | null>, what: string): Promise<readonly Fault[]> {
  try {
    const sentence = await asked
    return sentence === null ? [] : [{ kind, sentence }]
  } catch (error) {
    return [{ kind, sentence: `${what} can’t be used (${reasonOf(error)}).` }]
  }
}

/** Rejects if the promise takes longer than `ms`. */
function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}
