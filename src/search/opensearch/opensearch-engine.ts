import type { SearchEngine, SearchSchema } from '../engine.ts'
import { Columns } from '../memory/columns/columns.ts'
import { synonymsOf } from '../memory/text/text-query.ts'
import { type Answer, type Cluster, OpenSearchError } from './cluster.ts'
import { fromResponse } from './from-response.ts'
import { indexFields } from './index-fields.ts'
import { toIndexDocument } from './to-index-document.ts'
import { toSearch } from './to-search.ts'
import { type HeldWords, wordsToLookUp } from './to-text-query.ts'

export interface OpenSearchEngineOptions {
  readonly cluster: Cluster
  /** The alias of an index that `stored-index` made for the schema. */
  readonly index: string
  readonly schema: SearchSchema
}

/** Larger requests are split: OpenSearch accepts up to 100 MB, and a thousand cars are about 3 MB. */
const DOCUMENTS_A_REQUEST = 1_000

/** A visitor is waiting; pages that can do without the answer render without it. */
const SEARCH_WITHIN_MS = 10_000

/** Status of an OpenSearchError when the index has been deleted in the cluster. */
export const NO_INDEX = 404

/**
 * A search engine backed by an OpenSearch cluster. The cluster persists the data, so there is no snapshot. Throws
 * OpenSearchError if the cluster fails and, like every engine, on a field that is not in the schema.
 */
export function createOpenSearchEngine<Stored>({
  cluster,
  index,
  schema,
}: OpenSearchEngineOptions): SearchEngine<Stored> {
  /** Holds no rows: only checks documents like the memory engine. */
  const columns = new Columns(schema)
  const searching = {
    fields: indexFields(schema),
    synonyms: synonymsOf(schema.synonyms),
    newest: schema.newest,
  }

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object | readonly object[],
    withinMs?: number,
  ): Promise<Answer> {
    const answer = await cluster.ask(method, `${index}/${path}`, body, withinMs)
    if (answer === null)
      throw new OpenSearchError(`OpenSearch has no index ${index} any more; the next request makes it again.`, NO_INDEX)
    return answer
  }

  /** Sends changes in batches; all are visible when the last is answered. */
  async function change<T>(all: readonly T[], operations: (one: T) => readonly object[]): Promise<void> {
    const parts = inParts(all)
    for (const [index, part] of parts.entries()) await send(part.flatMap(operations), index === parts.length - 1)
  }

  async function send(operations: readonly object[], visible: boolean): Promise<void> {
    const path = `_bulk?refresh=${visible}&require_alias=true&filter_path=errors,items.*.error,items.*.status`
    const { errors, items } = await ask('POST', path, operations)
    if (!errors) return
    for (const item of items) {
      const { error, status } = Object.values<Answer>(item)[0]
      if (error)
        throw new OpenSearchError(`OpenSearch refused a change to ${index}: ${error.type}, ${error.reason}`, status)
    }
  }

  /** SEARCH-6: a typo is forgiven only if no document has the word as typed, so this looks the words up first. */
  async function heldWords(text: string): Promise<HeldWords> {
    const words = wordsToLookUp(text)
    if (words.length === 0) return new Set()
    const lines = words.flatMap(({ query }) => [{}, { query, size: 0, terminate_after: 1, track_total_hits: 1 }])
    const { responses } = await ask('POST', '_msearch', lines, SEARCH_WITHIN_MS)
    return new Set(words.filter((_, index) => countOf(responses[index]) > 0).map(({ word }) => word))
  }

  return {
    async search(request) {
      const body = toSearch(request, searching, await heldWords(request.text))
      return fromResponse<Stored>(request, await ask('POST', '_search', body, SEARCH_WITHIN_MS))
    },
    async upsert(documents) {
      for (const document of documents) columns.check(document)
      await change(documents, (document) => [{ index: { _id: document.id } }, toIndexDocument(document, schema)])
    },
    async remove(ids) {
      await change(ids, (id) => [{ delete: { _id: id } }])
    },
    async fetch(ids) {
      if (ids.length === 0) return []
      const { docs } = await ask('POST', '_mget', { ids })
      return docs.flatMap((found: Answer) => (found.found ? [found._source.stored.part] : []))
    },
    async size() {
      const { count } = await ask('GET', '_count')
      return count
    },
    close: async () => {},
  }
}

/** In a multi-search each search answers or fails by itself. */
function countOf({ error, status, hits }: Answer): number {
  if (error) throw new OpenSearchError(`OpenSearch could not look up a word: ${error.type}, ${error.reason}`, status)
  return hits.total.value
}

function inParts<T>(all: readonly T[]): T[][] {
  const parts = Math.ceil(all.length / DOCUMENTS_A_REQUEST)
  return Array.from({ length: parts }, (_, part) =>
    all.slice(part * DOCUMENTS_A_REQUEST, (part + 1) * DOCUMENTS_A_REQUEST),
  )
}
