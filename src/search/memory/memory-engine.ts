import type { RestoredEngine, SearchEngine, SearchRequest, SearchResult, SearchSchema } from '../engine.ts'
import { choosePage } from './choose-page.ts'
import { Documents } from './documents.ts'
import { FacetCounter } from './facet-counter.ts'
import { Finder } from './finder.ts'
import { openSnapshot } from './snapshot/reader.ts'
import { synonymsOf } from './text/text-query.ts'

/** Fewer dead rows than this are not worth a sweep. */
const FEWEST_ROWS_SWEPT = 1024

export interface MemoryEngine<Stored> extends SearchEngine<Stored> {
  /** Made in slices between searches and changes; contains the state at the end of the last slice. */
  snapshot(note: string): Promise<Uint8Array>
}

export interface MemoryEngineOptions {
  readonly fewestRowsSwept?: number
}

/**
 * The engine in this process's memory: the default, and the fastest. It stores nothing on disk; the caller fills it
 * from the database. Throws on a field that is not in the schema: that is a bug in the caller, not a visitor's mistake.
 */
export function createMemoryEngine<Stored>(
  schema: SearchSchema,
  { fewestRowsSwept = FEWEST_ROWS_SWEPT }: MemoryEngineOptions = {},
): MemoryEngine<Stored> {
  return engineOf(schema, new Documents<Stored>(schema, fewestRowsSwept))
}

/**
 * Restores the engine from a snapshot, many times faster than building it. A snapshot that is damaged, of another
 * format or of another schema is refused with the reason, and the caller builds the engine. The engine owns the bytes
 * afterwards.
 */
export function restoreMemoryEngine<Stored>(
  schema: SearchSchema,
  snapshot: Uint8Array,
  { fewestRowsSwept = FEWEST_ROWS_SWEPT }: MemoryEngineOptions = {},
): RestoredEngine<MemoryEngine<Stored>> {
  const opened = openSnapshot(snapshot)
  if (!opened.ok) return opened
  const [madeFor, note] = opened.reader.texts()
  if (madeFor !== JSON.stringify(schema)) return { ok: false, reason: 'it is of another schema' }
  const documents = new Documents<Stored>(schema, fewestRowsSwept)
  documents.load(opened.reader)
  return { ok: true, engine: engineOf(schema, documents), note: note! }
}

function engineOf<Stored>(schema: SearchSchema, documents: Documents<Stored>): MemoryEngine<Stored> {
  const finder = new Finder()
  const counter = new FacetCounter(documents.columns)
  const synonyms = synonymsOf(schema.synonyms)

  function search(request: SearchRequest): SearchResult<Stored> {
    const matches = finder.find(request, documents, synonyms)
    const page = choosePage(matches, documents, request)
    return {
      hits: page.map((row) => ({ id: documents.ids[row]!, stored: documents.stored.get(row) })),
      total: matches.total,
      facets: counter.facets(request.facets, matches),
      stats: Object.fromEntries(request.stats.map((field) => [field, counter.stats(field, matches)])),
    }
  }

  return {
    search: async (request) => search(request),
    upsert: async (changed) => documents.put(changed),
    remove: async (ids) => documents.remove(ids),
    fetch: async (ids) => ids.flatMap((id) => documents.fetch(id)),
    size: async () => documents.size,
    close: async () => {},
    async snapshot(note) {
      while (documents.stored.writeSome()) await new Promise(setImmediate)
      const snapshot = documents.save([JSON.stringify(schema), note])
      documents.stored.forgetWritten()
      return snapshot
    },
  }
}
