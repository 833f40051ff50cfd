import { createHash, randomUUID } from 'node:crypto'
import type { SearchEngine, SearchSchema } from '../engine.ts'
import { type Answer, type Cluster, OpenSearchError } from './cluster.ts'
import { indexSettings } from './index-settings.ts'
import { createOpenSearchEngine } from './opensearch-engine.ts'

/**
 * An index in a cluster, which outlives the process, with a note of how far it has been filled. Several processes may
 * fill it from one database: all write the same documents.
 */
export interface StoredIndex<Stored> {
  /** Searches and fills the index after `make`. */
  readonly engine: SearchEngine<Stored>
  /** The note of the last complete fill; null without one. Waits while another process fills the index. */
  readNote(): Promise<string | null>
  /**
   * Creates the index empty, deleting any earlier content. Of the owner's indexes of other versions only the newest
   * stays.
   */
  make(): Promise<void>
  /**
   * Stores how far the index has been filled. If another process has remade the index meanwhile, waits until that
   * process has filled it; throws OpenSearchError if it never does.
   */
  writeNote(note: string): Promise<void>
  remove(): Promise<void>
}

export interface StoredIndexOptions {
  readonly cluster: Cluster
  /** Prefix of all index names, so that several platforms can share a cluster. */
  readonly prefix: string
  /** Owner of the documents. */
  readonly owner: string
  /** Version of the code that makes documents from the owner's data: another version has another index. */
  readonly madeBy: string
  readonly schema: SearchSchema
  /** How long to wait for another process that adds no documents. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000
const POLL_MS = 500
const HASH_LENGTH = 12

/** Metadata of the index: when it was made, and the note once it is complete. */
interface Facts {
  readonly madeAs: string
  readonly note: string | null
}

export function storedIndex<Stored>(options: StoredIndexOptions): StoredIndex<Stored> {
  const { cluster, schema, patienceMs = PATIENCE_MS } = options
  const pollMs = Math.min(POLL_MS, patienceMs)
  const settings = indexSettings(schema)
  const name = nameOf(options, settings)
  /** Writes go through an alias: OpenSearch would create a missing index with guessed settings. */
  const index = `${name}-index`
  /** The `madeAs` of the index as this process last saw it. */
  let madeAs: string | null = null

  async function readFacts(): Promise<Facts | null> {
    const answer = await cluster.ask('GET', `${index}/_mapping`)
    return answer?.[index].mappings._meta ?? null
  }

  /** The facts of the index once it is complete; null if no process is filling it. */
  async function wholeFacts(): Promise<Facts | null> {
    let before = -1
    let waitedMs = 0
    while (true) {
      const facts = await readFacts()
      if (facts === null || facts.note !== null) return facts
      const count: Answer = (await cluster.ask('GET', `${index}/_count`))?.count
      if (count !== before) waitedMs = 0
      else if (waitedMs >= patienceMs) return null
      before = count
      waitedMs += pollMs
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  /** The previous version may still be running and searching its own index; older ones are not. */
  async function letOldOnesGo(): Promise<void> {
    const stem = name.slice(0, -HASH_LENGTH)
    const answer: Answer = await cluster.ask('GET', `${stem}*/_settings/index.creation_date`)
    const others = Object.entries<Answer>(answer ?? {})
      .filter(
        ([other]) => other !== index && new RegExp(`^[0-9a-f]{${HASH_LENGTH}}-index$`).test(other.slice(stem.length)),
      )
      .map(([other, { settings: facts }]) => ({ other, madeAt: Number(facts.index.creation_date) }))
      .sort((one, two) => two.madeAt - one.madeAt)
    for (const { other } of others.slice(1)) await cluster.ask('DELETE', other)
  }

  return {
    engine: createOpenSearchEngine<Stored>({ cluster, index: name, schema }),
    async readNote() {
      const facts = await wholeFacts()
      madeAs = facts?.madeAs ?? null
      return facts?.note ?? null
    },
    async make() {
      const facts: Facts = { madeAs: randomUUID(), note: null }
      await cluster.ask('DELETE', index)
      const mappings = { ...settings.mappings, _meta: facts }
      try {
        await cluster.ask('PUT', index, { ...settings, mappings, aliases: { [name]: {} } })
        madeAs = facts.madeAs
      } catch (error) {
        // Another process was a moment faster: its index is as empty as ours would be, and both fill it.
        madeAs = (await readFacts())?.madeAs ?? null
        if (madeAs === null) throw error
      }
      await letOldOnesGo()
    },
    async writeNote(note) {
      let facts = await readFacts()
      // The process that remade it read the database after us: when it is done, the index holds our documents too.
      if (facts?.madeAs !== madeAs) facts = await wholeFacts()
      if (facts === null)
        throw new OpenSearchError(`The index ${name} was remade by another process that then stopped filling it.`, null)
      madeAs = facts.madeAs
      await cluster.ask('PUT', `${index}/_mapping`, { _meta: { ...facts, note } })
    },
    async remove() {
      await cluster.ask('DELETE', index)
    },
  }
}

/** Lower-case letters, digits and hyphens only, as OpenSearch requires. */
function nameOf({ prefix, owner, madeBy, schema }: StoredIndexOptions, settings: object): string {
  const safeOwner = /^[a-z0-9-]{1,100}$/.test(owner) ? owner : hash(owner)
  return `${prefix}-${safeOwner}-${hash(JSON.stringify([madeBy, schema, settings]))}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}
