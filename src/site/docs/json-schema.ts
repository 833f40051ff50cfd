import { z } from 'zod'
import { modelsFile } from '../options/models-file.ts'
import { pageFile } from '../options/page-file.ts'
import { partsFile } from '../options/parts-file.ts'
import { reviewsFile } from '../options/reviews-file.ts'
import { siteSchema } from '../site.ts'

export type SchemaNode = z.core.JSONSchema.JSONSchema

/** JSON Schema of a site after presets are applied, input side (options with a default are optional). */
export function siteJsonSchema(): SchemaNode {
  return z.toJSONSchema(siteSchema, { io: 'input' })
}

/**
 * The schema that editors load for completion (SITE-5): the site's, with `extends`. Nothing is required at the top
 * level, since a preset may provide it; `forecourt site check` checks the result.
 */
export function publishedJsonSchema(): SchemaNode {
  const { $schema, properties, required: _, ...rest } = siteJsonSchema()
  return {
    ...($schema === undefined ? {} : { $schema }),
    title: 'A site of Forecourt',
    description: 'One dealer’s or dealer group’s website. Every option that is left out has its default.',
    ...rest,
    properties: { ...propertiesWithIds(properties), extends: EXTENDS },
  }
}

/** The schema with an optional `id` for items of lists that have none: the studio names items by it (STUDIO-9). */
function withItemIds(node: SchemaNode): SchemaNode {
  const items = itemsOf(node)
  return {
    ...node,
    ...(node.anyOf ? { anyOf: node.anyOf.map(withItemIds) } : {}),
    ...(node.oneOf ? { oneOf: node.oneOf.map(withItemIds) } : {}),
    ...(node.properties ? { properties: propertiesWithIds(node.properties) } : {}),
    ...(typeof node.additionalProperties === 'object'
      ? { additionalProperties: withItemIds(node.additionalProperties) }
      : {}),
    ...(items ? { items: withId(withItemIds(items)) } : {}),
  }
}

function propertiesWithIds(properties: SchemaNode['properties'] = {}): NonNullable<SchemaNode['properties']> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, typeof each === 'boolean' ? each : withItemIds(each)]),
  )
}

function withId(item: SchemaNode): SchemaNode {
  if (item.anyOf) return { ...item, anyOf: item.anyOf.map(withId) }
  if (item.oneOf) return { ...item, oneOf: item.oneOf.map(withId) }
  if (item.properties === undefined || 'id' in item.properties) return item
  return { ...item, properties: { ...item.properties, id: ITEM_ID } }
}

const ITEM_ID: SchemaNode = {
  type: 'string',
  pattern: '^_[0-9a-z]+(~[0-9]+)?$',
  description: 'The name of this item in drafts of the console, which writes it. Leave it as it is.',
}

/** JSON Schema of `models.json` (MODEL-1). */
export const modelsSchema = (): SchemaNode => z.toJSONSchema(modelsFile, { io: 'input' })

/** JSON Schema of `parts.json` (ROUTE-3). */
export const partsSchema = (): SchemaNode => z.toJSONSchema(partsFile, { io: 'input' })

/** JSON Schema of `reviews.json` (PLACE-5). */
export const reviewsSchema = (): SchemaNode => z.toJSONSchema(reviewsFile, { io: 'input' })

/** JSON Schema of `pages/{name}.json`. */
export const pageFileSchema = (): SchemaNode => z.toJSONSchema(pageFile, { io: 'input' })

/** The published schema as the text of its file. */
export function publishedJsonSchemaText(): string {
  return fileText(publishedJsonSchema())
}

/** The published schemas of the files next to `site.json`, by file name. */
export function publishedCatalogueSchemas(): Readonly<Record<string, string>> {
  return {
    'models.schema.json': fileText({ title: 'The models of a site of Forecourt', ...withItemIds(modelsSchema()) }),
    'parts.schema.json': fileText({ title: 'The parts of a site of Forecourt', ...withItemIds(partsSchema()) }),
    'page.schema.json': fileText({
      title: 'The blocks of a page of a site of Forecourt',
      ...withItemIds(pageFileSchema()),
    }),
    'reviews.schema.json': fileText({ title: 'The reviews of a site of Forecourt', ...withItemIds(reviewsSchema()) }),
  }
}

function fileText(schema: SchemaNode): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

const EXTENDS: SchemaNode = {
  description:
    'Presets in _groups/ that this site takes over, by file name without .json. Objects merge, lists replace, the site’s own wins.',
  type: 'array',
  items: { type: 'string' },
}

/** The nodes of a schema that describe a path's value; several where the schema offers alternatives. */
export function nodesAt(schema: SchemaNode, path: readonly PropertyKey[]): readonly SchemaNode[] {
  const [key, ...rest] = path
  const nodes = alternatives(schema)
  if (key === undefined) return nodes
  return nodes.flatMap((node) => {
    const inner =
      typeof key === 'number' ? itemsOf(node) : (node.properties?.[String(key)] ?? node.additionalProperties)
    return inner === undefined || typeof inner === 'boolean' ? [] : nodesAt(inner, rest)
  })
}

/** The keys that an object at a path may have. */
export function keysAt(schema: SchemaNode, path: readonly PropertyKey[]): readonly string[] {
  return [...new Set(nodesAt(schema, path).flatMap((node) => Object.keys(node.properties ?? {})))]
}

/** The node itself, or its anyOf or oneOf nodes. */
export function alternatives(node: SchemaNode): readonly SchemaNode[] {
  const offered = node.anyOf ?? node.oneOf
  return offered === undefined ? [node] : offered.flatMap(alternatives)
}

export function itemsOf(node: SchemaNode): SchemaNode | undefined {
  return typeof node.items === 'object' && !Array.isArray(node.items) ? node.items : undefined
}
