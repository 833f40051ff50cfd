import { valueAt } from '../site-fault.ts'
import { alternatives, itemsOf, type SchemaNode, siteJsonSchema } from './json-schema.ts'

/** One option that a site's file may hold, as its documentation shows it. */
export interface OptionLeaf {
  /** `search.sold.keepDays`, `locations[].phone`. */
  readonly path: string
  readonly description: string
  /** As written in the file; null if the option is required or has no default. */
  readonly default: string | null
  /** Allowed values: `text`, `true or false`, `"AU", "NZ"`. */
  readonly values: string
}

/** Every option of a site, in the order of the schema. */
export function optionLeaves(): readonly OptionLeaf[] {
  const byPath = Map.groupBy(leavesOf(siteJsonSchema(), '', undefined), ({ path }) => path)
  return [...byPath.values()].flatMap(([first, ...others]) => {
    // The same key in several shapes of one option, such as reservation.kind, is one option.
    if (first === undefined) return []
    const leaves = [first, ...others]
    const values = new Set(leaves.map((leaf) => leaf.values))
    const descriptions = new Set(leaves.map(({ description }) => description))
    return { ...first, values: [...values].join(', '), description: [...descriptions].join(' ') }
  })
}

/** `inherited`: this option's value in the default of the group above it. */
function leavesOf(node: SchemaNode, path: string, inherited: unknown): readonly OptionLeaf[] {
  const shapes = alternatives(node)
  const standard = 'default' in node ? node.default : inherited
  const inner = shapes.flatMap((shape) => {
    const items = itemsOf(shape)
    if (items !== undefined && holdsObjects(items))
      return [...wordsOf(items, node, path, standard), ...leavesOf(items, `${path}[]`, undefined)]
    return Object.entries(shape.properties ?? {}).flatMap(([key, property]) =>
      typeof property === 'boolean'
        ? []
        : leavesOf(property, path === '' ? key : `${path}.${key}`, valueAt(standard, [key])),
    )
  })
  if (inner.length > 0) return inner
  return [
    {
      path,
      description: node.description ?? '',
      default: standard === undefined ? null : JSON.stringify(standard),
      values: valuesOf(shapes),
    },
  ]
}

/** A list of objects that may hold words as well, such as `home.blocks`, is an option itself. */
function wordsOf(items: SchemaNode, list: SchemaNode, path: string, standard: unknown): readonly OptionLeaf[] {
  const words = alternatives(items).filter(({ properties }) => properties === undefined)
  if (words.length === 0) return []
  return [
    {
      path,
      description: list.description ?? '',
      default: standard === undefined ? null : JSON.stringify(standard),
      values: `a list of ${valuesOf(words)}, or of objects`,
    },
  ]
}

function holdsObjects(node: SchemaNode): boolean {
  return alternatives(node).some((shape) => shape.properties !== undefined)
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  null: 'null',
}

function valuesOf(shapes: readonly SchemaNode[]): string {
  return shapes.map(shapeText).join(' or ')
}

function shapeText(shape: SchemaNode): string {
  const items = itemsOf(shape)
  if (items !== undefined) return `a list of ${valuesOf(alternatives(items))}`
  if (shape.enum !== undefined) return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``
  const types = Array.isArray(shape.type) ? shape.type : [shape.type ?? 'object']
  return types.map((type) => KINDS[type] ?? type).join(' or ')
}
