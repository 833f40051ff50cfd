import { type OptionLeaf, optionLeaves } from '#site/docs/option-leaves.ts'
import type { Site } from '#site/site.ts'
import { isRecord } from '#site/site-fault.ts'

/** Whether a site sets an option to other than its default or, without a default, at all. */
export function isSet(site: Site, { path, default: standard }: OptionLeaf): boolean {
  return valuesAt(site, path.split('.')).some(
    (value) => value !== undefined && value !== null && JSON.stringify(value) !== standard,
  )
}

/** The site without the option or, if it is required, with another value. */
export function withoutOption(site: Site, leaf: OptionLeaf): Site {
  const copy = structuredClone(site)
  const change = (value: unknown) => {
    if (leaf.path in OTHERWISE) return OTHERWISE[leaf.path]
    return leaf.default === null ? otherValue(value) : JSON.parse(leaf.default)
  }
  replace(copy, leaf.path.split('.'), change)
  return copy
}

export const LEAVES = optionLeaves()

/** Other values for options whose default would be no change. */
const OTHERWISE: Readonly<Record<string, unknown>> = {
  'home.banner.from': '2026-11-30T00:00:00+10:00',
  'home.banner.until': '2026-11-10T00:00:00+10:00',
  'locations[].hours[].weekday': 3,
  'locations[].specialHours[].date': '2027-05-05',
  'places.holidays[].date': '2027-05-05',
  'locations[].timezone': 'Pacific/Auckland',
  timezone: 'Pacific/Auckland',
  'offers.list[].until': '2026-11-10T00:00:00+10:00',
  'offers.list[].from': '2026-11-30T00:00:00+10:00',
  'vehicle.certified.make': 'Kia',
  'reservation.kind': 'off',
  'menus.header[].show': 'vehicles',
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith('/') || value.startsWith('http') ? `${value}-zq` : `${value} zq`
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return [...value, 'zq']
  return typeof value === 'boolean' ? !value : value
}

function valuesAt(value: unknown, keys: readonly string[]): readonly unknown[] {
  const [key, ...rest] = keys
  if (key === undefined) return [value]
  if (!isRecord(value)) return []
  const inner = value[key.replace('[]', '')]
  if (!key.endsWith('[]')) return valuesAt(inner, rest)
  return Array.isArray(inner) ? inner.flatMap((item: unknown) => valuesAt(item, rest)) : []
}

function replace(value: unknown, keys: readonly string[], change: (value: unknown) => unknown): void {
  const [key = '', ...rest] = keys
  if (!isRecord(value)) return
  const name = key.replace('[]', '')
  if (!(name in value)) return
  if (rest.length === 0) value[name] = change(value[name])
  else if (key.endsWith('[]')) for (const item of [value[name]].flat()) replace(item, rest, change)
  else replace(value[name], rest, change)
}
