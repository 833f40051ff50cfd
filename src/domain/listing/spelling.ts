import { meantBodies } from '../car/body-type.ts'
import { BODY_TYPES } from '../car/vocabulary.ts'
import { FACET_NAMES, type FacetName } from './facet/facet-names.ts'
import { narrow } from './narrow.ts'
import type { StockVocabulary } from './stock-path.ts'
import type { StockQuery } from './stock-query.ts'

/** The values of facets in the stock, the most frequent first. */
export type KnownValues = Readonly<Partial<Record<FacetName, readonly string[]>>>

/**
 * The query with values spelt as in the stock: 'toyota' becomes 'Toyota' (D-38), 'hatchback' becomes 'hatch' if the
 * stock has no hatchback (D-40). Values that match exactly, or not at all, are unchanged. Returns the same object if
 * nothing changes.
 */
export function spelledAs(query: StockQuery, known: KnownValues): StockQuery {
  return withMeanings(query, (name, value) => {
    const values = known[name] ?? []
    if (values.includes(value)) return null
    const meant = name === 'simple_body' ? bodiesMeantBy(value) : [value]
    const folded = meant.map((one) => one.toLowerCase())
    const spelling = values.find((one) => folded.includes(one.toLowerCase()))
    return spelling === undefined ? null : [spelling]
  })
}

/** The query with dealerships by name. Addresses may give them by slug or in another case (D-38, D-39). */
export function dealershipsByName(
  query: StockQuery,
  dealerships: readonly { readonly slug: string; readonly name: string }[],
): StockQuery {
  return withMeanings(query, (name, value) => {
    if (name !== 'dealership_name') return null
    const folded = value.toLowerCase()
    const isMeant = (text: string) => text.toLowerCase() === folded
    const dealership = dealerships.find((one) => isMeant(one.name) || isMeant(one.slug))
    return dealership === undefined ? null : [dealership.name]
  })
}

/** D-42: removes models of makes that are no longer selected. Models of no known make stay. */
export function withoutStrayModels(query: StockQuery, { makes }: StockVocabulary): StockQuery {
  const { make: chosen, model: models } = query.values
  if (chosen === undefined || models === undefined) return query
  const stays = models.filter((model) => {
    const having = makes.filter((make) => make.models.includes(model))
    return having.length === 0 || having.some(({ name }) => chosen.includes(name))
  })
  if (stays.length === models.length) return query
  const { model: _, ...others } = query.values
  return narrow(query, { values: stays.length === 0 ? others : { ...others, model: stays } })
}

function bodiesMeantBy(value: string): readonly string[] {
  const body = BODY_TYPES.find((type) => type.toLowerCase() === value.toLowerCase())
  return body === undefined ? [value] : meantBodies(body)
}

/**
 * The query with each value as `meant`; null leaves it as it is. The page number stays, because another spelling finds the
 * same cars. Returns the same object if nothing changes.
 */
export function withMeanings(
  query: StockQuery,
  meant: (name: FacetName, value: string) => readonly string[] | null,
): StockQuery {
  const changed = FACET_NAMES.flatMap((name) => {
    const values = query.values[name] ?? []
    const spelled = [...new Set(values.flatMap((value) => meant(name, value) ?? [value]))]
    const isSame = spelled.length === values.length && spelled.every((value, index) => value === values[index])
    return isSame ? [] : [[name, spelled] as const]
  })
  return changed.length === 0 ? query : { ...query, values: { ...query.values, ...Object.fromEntries(changed) } }
}
