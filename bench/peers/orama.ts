import { type AnyOrama, create, insertMultiple, search } from '@orama/orama'
import type { SearchRequest } from '#search/engine.ts'
import { fold } from '#search/fold.ts'
import { queryWords, wordsIn } from '#search/memory/text/words.ts'
import { FACET_FIELDS } from './facet-fields.ts'
import { type Cars, type Peer, textsOf, withoutChoice } from './peer.ts'
import { wordsOfCar } from './word-expression.ts'

const NUMBERS = ['price', 'km', 'year', 'seats', 'created_at']
const MANY = new Set(['categories', 'filtered_features'])
/** Orama reads dots as paths. */
const nameOf = (field: string) => `facet_${field.replaceAll('.', '_')}`

/** Orama by itself, with its words and facets; one more search for each facet with a filter of its own. */
export async function createOramaPeer(cars: Cars): Promise<Peer> {
  const database: AnyOrama = create({
    schema: {
      words: 'string',
      ...Object.fromEntries(NUMBERS.map((field) => [field, 'number' as const])),
      ...Object.fromEntries(
        FACET_FIELDS.map((field) => [nameOf(field), MANY.has(field) ? ('enum[]' as const) : ('enum' as const)]),
      ),
    },
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => wordsIn(fold(text)),
      },
    },
  })
  await insertMultiple(
    database,
    cars.map((car) => ({
      id: car.id,
      words: wordsOfCar(car).join(' | '),
      ...Object.fromEntries(
        NUMBERS.flatMap((field) => (car.fields[field] == null ? [] : [[field, car.fields[field]]])),
      ),
      ...Object.fromEntries(FACET_FIELDS.map((field) => [nameOf(field), facetOf(car, field)])),
    })),
    5_000,
  )

  async function ask(request: SearchRequest, facets: readonly string[], limit: number) {
    const { sort } = request
    const { words } = queryWords(request.text)
    const where = request.filters.map((filter) => {
      if (filter.kind === 'in')
        return {
          [nameOf(filter.field)]: MANY.has(filter.field) ? { containsAny: filter.values } : { in: filter.values },
        }
      if (filter.kind !== 'range') throw new Error(`${filter.kind} is not measured here`)
      return { [filter.field]: { between: [filter.min ?? -1e15, filter.max ?? 1e15] } }
    })
    return search(database, {
      term: words.join(' '),
      properties: ['words'],
      threshold: 0,
      tolerance: words.some((word) => word.length >= 4 && !/\p{N}/u.test(word)) ? 1 : 0,
      limit,
      offset: limit === 0 ? 0 : request.offset,
      ...(where.length > 0 && { where: { and: where } }),
      ...(sort.by === 'number' && {
        sortBy: { property: sort.field, order: sort.direction === 'ascending' ? ('ASC' as const) : ('DESC' as const) },
      }),
      facets: Object.fromEntries(facets.map((field) => [nameOf(field), {}])),
    })
  }

  return {
    async answer(request) {
      const fields = request.facets.map(({ field }) => field)
      const found = await ask(request, fields, request.limit)
      const facets = new Map<string, ReadonlyMap<string, number>>()
      for (const field of fields) {
        const wider = withoutChoice(request, field)
        const result = wider ? await ask(wider, [field], 0) : found
        facets.set(field, new Map(Object.entries(result.facets?.[nameOf(field)]?.values ?? {})))
      }
      return { ids: found.hits.map(({ id }) => id), total: found.count, facets }
    },
    close: async () => {},
  }
}

function facetOf(car: Cars[number], field: string): readonly string[] | string | undefined {
  const texts = textsOf(car, field)
  return MANY.has(field) ? texts : texts[0]
}
