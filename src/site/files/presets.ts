import { nearestOrAll } from '../nearest.ts'
import { fault, isRecord, type SiteFault, type SitePath, siteFault, valueAt } from '../site-fault.ts'

/** Contents of `sites/_groups/{name}.json`, by name. */
export type Presets = Readonly<Record<string, unknown>>

export interface Extended {
  /** The dealer's file merged over its presets, without `extends`. */
  readonly value: unknown
  readonly faults: readonly SiteFault[]
  /** The preset that a value of the result comes from; null if it is the dealer's own. */
  readonly originOf: (path: SitePath) => string | null
}

/**
 * Merges a dealer's file over the presets in its `extends`, which may extend others. Objects merge, lists replace; a
 * later preset wins over an earlier one, and the dealer's own file over all.
 */
export function applyPresets(input: unknown, presets: Presets): Extended {
  const faults: SiteFault[] = []
  const layers = layersOf({ name: null, value: input }, presets, [], faults)
  return {
    value: layers.map((layer) => layer.value).reduce(merge),
    faults,
    originOf: (path) => layers.findLast((layer) => valueAt(layer.value, path) !== undefined)?.name ?? null,
  }
}

/** The presets of a file, lowest first. A missing preset is reported by `applyPresets`. */
export function presetNames(input: unknown, presets: Presets): readonly string[] {
  return layersOf({ name: null, value: input }, presets, [], []).flatMap(({ name }) => name ?? [])
}

interface Layer {
  readonly name: string | null
  readonly value: unknown
}

/** The layers from the bottom up: the presets of a file, then the file itself. */
function layersOf(layer: Layer, presets: Presets, above: readonly string[], faults: SiteFault[]): readonly Layer[] {
  if (!isRecord(layer.value)) return [layer]
  const { extends: named, ...value } = layer.value
  const below = namesOf(named, layer.name, faults).flatMap((name) => {
    const reason = reasonAgainst(name, presets, above)
    if (reason !== null) {
      const hint = Object.hasOwn(presets, name)
        ? null
        : (nearestOrAll(name, Object.keys(presets)) ?? 'there are none in _groups/')
      faults.push(siteFault(fault(['extends'], reason, hint), layer.name))
      return []
    }
    return layersOf({ name, value: presets[name] }, presets, [...above, name], faults)
  })
  return [...below, { name: layer.name, value }]
}

function reasonAgainst(name: string, presets: Presets, above: readonly string[]): string | null {
  if (above.includes(name)) return `presets extend each other in a circle: ${[...above, name].join(' → ')}`
  if (!Object.hasOwn(presets, name)) return `there is no preset "${name}"`
  return isRecord(presets[name]) ? null : `preset "${name}" cannot be used: it is not an object of options`
}

function namesOf(named: unknown, preset: string | null, faults: SiteFault[]): readonly string[] {
  if (named === undefined) return []
  if (Array.isArray(named) && named.every((name) => typeof name === 'string')) return named
  faults.push(siteFault(fault(['extends'], 'expected a list of names of presets, such as ["my-group"]'), preset))
  return []
}

function merge(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above) || isOtherKind(below, above)) return above
  // fromEntries, not assignment: a key named __proto__ must stay an ordinary (and then unknown) key.
  return Object.fromEntries([
    ...Object.entries(below),
    ...Object.entries(above).map(([key, value]) => [key, Object.hasOwn(below, key) ? merge(below[key], value) : value]),
  ])
}

/** Whether both have a `kind` and it differs: `{ "kind": "off" }` must not inherit a deposit's amount. */
function isOtherKind(below: Record<string, unknown>, above: Record<string, unknown>): boolean {
  return 'kind' in above && above.kind !== below.kind
}
