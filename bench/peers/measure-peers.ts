import { isDeepStrictEqual } from 'node:util'
import type { SearchRequest, SearchResult } from '#search/engine.ts'
import type { StoredCar } from '../search-stock.ts'
import { createItemsJsPeer } from './itemsjs.ts'
import { createMiniSearchPeer } from './minisearch.ts'
import { createOramaPeer } from './orama.ts'
import { passes } from './passes.ts'
import { type Cars, listed, type Peer } from './peer.ts'
import { createPGlitePeer, createPostgresPeer } from './postgres.ts'
import { createSqlitePeer } from './sqlite.ts'

export interface PeerTimes {
  readonly name: string
  /** ms per query, for those answered in time. */
  readonly times: readonly number[]
  /** Number of these answers with the engine's total and all its facet counts. */
  readonly exact: number
}

/** With indexes where they help: GIN or FTS5 for words, multiple values by value and by car; counts need a scan. */
const PEERS: Readonly<Record<string, (cars: Cars) => Peer | Promise<Peer>>> = {
  'MiniSearch and plain loops': createMiniSearchPeer,
  'itemsjs, ids by MiniSearch': createItemsJsPeer,
  Orama: createOramaPeer,
  'SQLite FTS5': createSqlitePeer,
  PGlite: createPGlitePeer,
  'Postgres, GIN': createPostgresPeer,
}

/** Peers that were stopped are not tried again with more cars. */
const stopped = new Set<string>()

/**
 * Runs the queries on other search engines and databases. A peer that takes longer than the given seconds is stopped
 * and measured on the queries answered so far. Peers have less work: they hold only the cars that pass the base filter,
 * give no statistics, and do not rank.
 */
export async function* measurePeers(
  stock: Cars,
  queries: readonly SearchRequest[],
  expected: readonly SearchResult<StoredCar>[],
  seconds: number,
): AsyncGenerator<PeerTimes> {
  // Mix the kinds of query (67 and 200 have no common divisor), so that a stopped peer has met all of them.
  const mixed = queries.map((_, index) => (index * 67) % queries.length)
  const shown = stock.filter((car) => queries[0]!.base.every((filter) => passes(car, filter)))
  for (const [name, create] of Object.entries(PEERS)) {
    if (stopped.has(name)) {
      yield { name: `${name}: stopped with fewer`, times: [], exact: 0 }
      continue
    }
    const peer = await create(shown)
    const end = performance.now() + seconds * 1000
    let measured = { times: [] as readonly number[], exact: 0 }
    // Twice, like the engine: the second round counts if there is time for it.
    for (let round = 0; round < 2 && performance.now() < end; round++) {
      const taken: number[] = []
      let exact = 0
      for (const index of mixed) {
        if (performance.now() > end) break
        const query = queries[index]!
        const start = performance.now()
        const { total, facets } = await peer.answer(query)
        const lists = Object.fromEntries(
          query.facets.map((facet) => [facet.field, listed(facets.get(facet.field), facet)]),
        )
        taken.push(performance.now() - start)
        if (total === expected[index]!.total && isDeepStrictEqual(lists, expected[index]!.facets)) exact++
      }
      if (taken.length >= measured.times.length) measured = { times: taken, exact }
    }
    await peer.close()
    if (measured.times.length < queries.length) stopped.add(name)
    yield { name, ...measured }
  }
}
