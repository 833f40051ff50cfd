import { createHash, randomUUID } from 'node:crypto'
import type { SearchSchema } from '../engine.ts'
import { type Answer, type Cluster, OpenSearchError } from './cluster.ts'
import { indexSettings } from './index-settings.ts'

/** An index of a cluster for one set of documents in one schema, with a note of how far it has been filled. */
export interface KeptIndex {
  readonly name: string
  /**
   * The note that the index was last whole with, or null where there is none, or nobody fills it any more. Waits while
   * another process fills it.
   */
  readNote(): Promise<string | null>
  /** Makes the index, empty; what was in it is gone. */
  make(): Promise<void>
  /** Says how far the index has been filled. Throws when another process has made the index anew meanwhile. */
  writeNote(note: string): Promise<void>
}

export interface KeptIndexOptions {
  readonly cluster: Cluster
  /** Before the names of all indexes, so that several platforms may share a cluster. */
  readonly prefix: string
  /** Whose documents: lower-case letters, digits and hyphens stay, anything else becomes a hash. */
  readonly owner: string
  readonly schema: SearchSchema
  /** How long another process may fill the index without a document more. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000
const POLL_MS = 500

/** What stands in the index's own facts: who made it, and the note. A schema has its own index, so none is mixed. */
interface Facts {
  readonly madeAs: string
  readonly note: string | null
}

export function keptIndex({ cluster, prefix, owner, schema, patienceMs = PATIENCE_MS }: KeptIndexOptions): KeptIndex {
  const settings = indexSettings(schema)
  const safeOwner = /^[a-z0-9-]{1,100}$/.test(owner) ? owner : hash(owner)
  const name = `${prefix}-${safeOwner}-${hash(JSON.stringify([schema, settings]))}`
  /** What this process knows the index as; null until it has read or made it. */
  let known: string | null = null

  async function readFacts(): Promise<Facts | null> {
    const answer = await cluster.ask('GET', `${name}/_mapping`)
    return answer === null ? null : Object.values<Answer>(answer)[0].mappings._meta
  }

  async function filled(): Promise<number> {
    return (await cluster.ask('GET', `${name}/_count?ignore_unavailable=true`))?.count ?? 0
  }

  return {
    name,
    async readNote() {
      let count = -1
      let waited = 0
      while (true) {
        const facts = await readFacts()
        known = facts?.madeAs ?? null
        if (facts === null || facts.note !== null) return facts?.note ?? null
        const now = await filled()
        if (now !== count) waited = 0
        else if (waited >= patienceMs) return null
        count = now
        waited += POLL_MS
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
    async make() {
      const madeAs = randomUUID()
      const mappings = { ...settings.mappings, _meta: { madeAs, note: null } satisfies Facts }
      await cluster.ask('DELETE', name)
      await cluster.ask('PUT', name, { ...settings, mappings })
      known = madeAs
    },
    async writeNote(note) {
      const facts = await readFacts()
      if (facts === null || facts.madeAs !== known) {
        throw new OpenSearchError(`Another process made the index ${name} anew while this one filled it.`, null)
      }
      await cluster.ask('PUT', `${name}/_mapping`, { _meta: { madeAs: facts.madeAs, note } satisfies Facts })
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
