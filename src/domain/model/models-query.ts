import type { Filter } from '#search/engine.ts'
import { DIRECTORY_PAGE, type DirectoryQuery, parseDirectoryQuery } from '../directory/directory-query.ts'
import { nameKey } from '../name-key.ts'
import { segmentOf } from '../slug.ts'
import { bodyName } from './body-name.ts'
import type { Model } from './model.ts'

/** SEARCH-17: the filters of the directory. `body` is the name of a body group (ROUTE-3). */
export const MODEL_LISTS = ['manufacturer.name', 'model.name', 'body'] as const
export type ModelList = (typeof MODEL_LISTS)[number]
export type ModelsQuery = DirectoryQuery<ModelList>

/** Parses the query, with values spelt as in the catalogue. */
export function parseModelsQuery(params: URLSearchParams, models: readonly Model[]): ModelsQuery {
  const query = parseDirectoryQuery(params, MODEL_LISTS)
  const make = query.values['manufacturer.name']
  const name = query.values['model.name']
  const body = query.values.body ?? params.getAll('model.body').at(-1)?.trim()
  return {
    ...query,
    values: {
      ...(make ? { 'manufacturer.name': spelled(make, models, (model) => model.manufacturer_name) } : {}),
      ...(name ? { 'model.name': spelled(name, models, (model) => model.name) } : {}),
      ...(body ? { body: bodyName(body) } : {}),
    },
  }
}

/** The engine's request. A facet's counts ignore the facet's own filter (SEARCH-4). */
export function modelsRequest({ text, values, offset }: ModelsQuery) {
  const filters = MODEL_LISTS.flatMap((name): readonly Filter[] => {
    const value = values[name]
    return value === undefined ? [] : [{ kind: 'in', field: FIELDS[name], values: [value] }]
  })
  return {
    base: [],
    filters,
    text,
    facets: ['manufacturer', 'body'].map((field) => ({ field, limit: MOST_VALUES, tie: 'ascending' as const })),
    stats: [],
    sort: { by: 'relevance' as const },
    offset,
    limit: DIRECTORY_PAGE,
  }
}

const MOST_VALUES = 200

const FIELDS: Readonly<Record<ModelList, string>> = {
  'manufacturer.name': 'manufacturer',
  'model.name': 'name',
  body: 'body',
}

function spelled(value: string, models: readonly Model[], read: (model: Model) => string): string {
  const names = models.map(read)
  const same = (key: (name: string) => string) => names.find((name) => key(name) === key(value))
  return same(nameKey) ?? same(segmentOf) ?? value
}
