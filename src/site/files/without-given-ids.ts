import { isGivenId } from '#domain/draft/json-value.ts'
import { alternatives, itemsOf, type SchemaNode } from '../docs/json-schema.ts'
import { isRecord } from '../site-fault.ts'

/**
 * A file without the ids that the studio gave items of lists: they name an item in drafts, and are no option, so nothing
 * that reads a site sees them. An `id` that the schema has, such as a location's, stays.
 */
export function withoutGivenIds(value: unknown, schema: SchemaNode): unknown {
  return without(value, [schema])
}

function without(value: unknown, schemas: readonly SchemaNode[]): unknown {
  const nodes = schemas.flatMap(alternatives)
  if (Array.isArray(value)) {
    const items = nodes.map(itemsOf).filter((each) => each !== undefined)
    const shapes = items.flatMap(alternatives)
    const hasId = shapes.some(({ properties }) => properties !== undefined && 'id' in properties)
    return value.map((item: unknown) => without(hasId ? item : withoutId(item), items))
  }
  if (!isRecord(value)) return value
  // fromEntries, not assignment: a key named __proto__ must stay an ordinary (and then unknown) key.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const at = nodes.flatMap((node) => node.properties?.[key] ?? node.additionalProperties ?? [])
      return [
        key,
        without(
          inner,
          at.filter((each): each is SchemaNode => typeof each === 'object'),
        ),
      ]
    }),
  )
}

function withoutId(item: unknown): unknown {
  if (!isRecord(item) || typeof item['id'] !== 'string' || !isGivenId(item['id'])) return item
  const { id: _, ...rest } = item
  return rest
}
