import MiniSearch from 'minisearch'
import { documentWords, queryWords } from '#search/memory/text/words.ts'
import { SCHEMA } from '../search-stock.ts'
import { passes } from './passes.ts'
import { type Cars, compareCars, groupsOf, type Peer, textsOf } from './peer.ts'

/** MiniSearch finds cars by words; the rest is one plain loop over them, as its users write it. */
export function createMiniSearchPeer(cars: Cars): Peer {
  const words = createWordSearch(cars)
  return {
    async answer(request) {
      const groups = [...groupsOf(request)]
      const facets = new Map(request.facets.map(({ field }) => [field, new Map<string, number>()]))
      const hits: Cars[number][] = []
      const among = words(request.text)
      for (const car of cars) {
        if (among && !among.has(car.id)) continue
        const failed = groups.filter(([, filters]) => !filters.every((filter) => passes(car, filter)))
        if (failed.length > 1) continue
        if (failed.length === 0) hits.push(car)
        for (const [field, counts] of facets) {
          if (failed.length === 1 && failed[0]![0] !== field) continue
          for (const value of textsOf(car, field)) counts.set(value, (counts.get(value) ?? 0) + 1)
        }
      }
      hits.sort(compareCars(request))
      const page = hits.slice(request.offset, request.offset + request.limit)
      return { ids: page.map(({ id }) => id), total: hits.length, facets }
    },
    close: async () => {},
  }
}

/** Ids of the cars with the words; null for a text without words. Typos as MiniSearch counts them; no synonyms. */
export function createWordSearch(cars: Cars): (text: string) => ReadonlySet<string> | null {
  const index = new MiniSearch<{ id: string }>({
    fields: SCHEMA.text.map(({ field }) => field),
    extractField: (document, field) =>
      field === 'id' ? document.id : textsOf(byId.get(document.id)!, field).join(' | '),
    tokenize: documentWords,
    processTerm: (term) => term,
  })
  const byId = new Map(cars.map((car) => [car.id, car]))
  index.addAll(cars.map(({ id }) => ({ id })))
  return (text) => {
    const { words, open } = queryWords(text)
    if (words.length === 0) return null
    const found = index.search(text, {
      combineWith: 'AND',
      tokenize: () => [...words],
      prefix: (_, place, all) => open && place === all.length - 1,
      fuzzy: (word) => (/\p{N}/u.test(word) || word.length < 4 ? false : word.length < 8 ? 1 : 2),
    })
    return new Set(found.map(({ id }) => id))
  }
}
