import type { SearchEngine } from '#search/engine.ts'
import { traced } from '#tracing/work.ts'

/** An engine whose searches metrics and traces follow. What was searched for stays out of both (OPS-7). */
export function tracedEngine<Stored>(engine: SearchEngine<Stored>, slug: string): SearchEngine<Stored> {
  return {
    ...engine,
    search: (request) =>
      traced({ kind: 'search', name: 'search', site: slug, facts: {} }, () => engine.search(request)),
  }
}
