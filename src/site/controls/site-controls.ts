import { alternatives, itemsOf, pageFileSchema, type SchemaNode, siteJsonSchema } from '../docs/json-schema.ts'
import { valueAt } from '../site-fault.ts'
import { choicesOf } from './choice-labels.ts'
import type { Control, ControlChoice, ControlKind, ControlShape } from './control.ts'
import { isItemId, KIND_EXAMPLES, ownChoices, plainKind, referenceOf } from './control-kind.ts'
import { descriptionOf, exampleOf, labelOf, shapeLabel } from './control-words.ts'
import { limitsOf, limitsText } from './limits-text.ts'
import { PAGE } from './outline.ts'

/** Where a node of the schema is, and what holds for it from above. */
interface Place {
  readonly path: string
  readonly shape: string | null
  /** Its value in the default of the group above it. */
  readonly inherited: unknown
  readonly isRequired: boolean
}

/** STUDIO-1: the control of every option of a site, in the order of the schema. */
export function controlsOf(schema: SchemaNode): readonly Control[] {
  return inside(schema, { path: '', shape: null, inherited: undefined, isRequired: true })
}

/** The controls of this platform's sites. */
export const SITE_CONTROLS: readonly Control[] = controlsOf(siteJsonSchema())

/** The controls of the blocks of a page (`pages/{name}.json`), under `page`. */
export const PAGE_CONTROLS: readonly Control[] = inside(pageFileSchema(), {
  path: PAGE,
  shape: null,
  inherited: undefined,
  isRequired: true,
}).filter(({ path }) => path !== `${PAGE}.$schema`)

function walk(node: SchemaNode, place: Place): readonly Control[] {
  const all = alternatives(node)
  const shapes = all.filter(({ type }) => type !== 'null')
  const standard = 'default' in node ? node.default : place.inherited
  const make = (kind: ControlKind, of: SchemaNode, more: Partial<Control> = {}): Control => {
    const limits = limitsOf(of)
    return {
      path: place.path,
      kind,
      label: labelOf(place.path, place.shape),
      description: descriptionOf(node.description ?? of.description ?? '', place.path),
      default: standard,
      isOptional: !place.isRequired || standard !== undefined || all.length > shapes.length,
      limits,
      limitsText: limitsText(kind, limits),
      example: exampleOf(place.path) ?? KIND_EXAMPLES[kind] ?? null,
      choices: [],
      shapes: [],
      shape: place.shape,
      refersTo: referenceOf(place.path),
      ...more,
    }
  }
  const [first] = shapes
  if (first === undefined) return []
  if (shapes.every((shape) => shape.enum !== undefined || shape.const !== undefined))
    return [make('choice', first, { choices: namedChoices(place, valuesOf(shapes)) })]
  if (shapes.length > 1 && shapes.every(({ properties }) => properties !== undefined))
    return [
      make('shapes', first, { shapes: shapesOf(place.path, shapes) }),
      ...shapes.flatMap((shape) => inside(shape, { ...place, shape: nameOf(shape, shapes), inherited: standard })),
    ]
  if (shapes.length > 1) return [make('link', first)]
  const items = itemsOf(first)
  if (items !== undefined) return ofList(items, make, place, first)
  if (first.properties !== undefined) return [make('group', first), ...inside(first, { ...place, inherited: standard })]
  if (typeof first.additionalProperties === 'object')
    return [
      make('by-name', first, { choices: choicesOf(place.path, namesOf(first.propertyNames)) }),
      ...inside(first.additionalProperties, { ...place, path: `${place.path}.*`, inherited: undefined }),
    ]
  return [make(plainKind(place.path, first), first, { choices: ownChoices(place.path) })]
}

/** The kind of an item is called as its form is where one is added. */
function namedChoices({ path, shape }: Place, values: readonly (string | number)[]): readonly ControlChoice[] {
  if (shape === null || !path.endsWith('.kind')) return choicesOf(path, values)
  return values.map((value) => ({ value, label: shapeLabel(path.slice(0, -'.kind'.length), String(value)) }))
}

type Make = (kind: ControlKind, of: SchemaNode, more?: Partial<Control>) => Control

function ofList(items: SchemaNode, make: Make, place: Place, list: SchemaNode): readonly Control[] {
  const all = alternatives(items)
  const objects = all.filter(({ properties }) => properties !== undefined)
  const words = valuesOf(all.filter(({ properties }) => properties === undefined))
  const path = `${place.path}[]`
  if (objects.length === 0) {
    if (words.length > 0) return [make('choices', list, { choices: choicesOf(place.path, words) })]
    if (referenceOf(place.path)) return [make('references', list)]
    return [make(all[0]?.type === 'string' ? 'lines' : 'numbers', list)]
  }
  const hasShapes = objects.length > 1
  return [
    make('list', list, {
      choices: choicesOf(place.path, words),
      shapes: hasShapes ? shapesOf(path, objects) : [],
    }),
    ...objects.flatMap((shape) =>
      inside(shape, {
        path,
        shape: hasShapes ? nameOf(shape, objects) : place.shape,
        inherited: undefined,
        isRequired: true,
      }),
    ),
  ]
}

function inside({ properties, required = [] }: SchemaNode, place: Place): readonly Control[] {
  return Object.entries(properties ?? {}).flatMap(([key, node]) => {
    const path = place.path === '' ? key : `${place.path}.${key}`
    if (typeof node === 'boolean' || isItemId(path)) return []
    const inherited = valueAt(place.inherited, [key])
    return walk(node, { path, shape: place.shape, inherited, isRequired: required.includes(key) })
  })
}

function namesOf(names: SchemaNode['propertyNames']): readonly (string | number)[] {
  return typeof names === 'object' ? valuesOf([names]) : []
}

function shapesOf(path: string, shapes: readonly SchemaNode[]): readonly ControlShape[] {
  return shapes.map((shape) => {
    const name = nameOf(shape, shapes)
    return { name, label: shapeLabel(path, name) }
  })
}

/** The value of `kind`, or the key that only this form must have. */
function nameOf(shape: SchemaNode, all: readonly SchemaNode[]): string {
  const kind = shape.properties?.['kind']
  if (typeof kind === 'object' && kind.const !== undefined) return String(kind.const)
  const ownKey = (shape.required ?? []).find((key) => all.every((each) => each === shape || !each.properties?.[key]))
  return ownKey ?? ''
}

function valuesOf(nodes: readonly SchemaNode[]): readonly (string | number)[] {
  return nodes.flatMap(({ enum: values, const: value }) =>
    [...(values ?? []), ...(value === undefined ? [] : [value])].filter(
      (each) => typeof each === 'string' || typeof each === 'number',
    ),
  )
}
