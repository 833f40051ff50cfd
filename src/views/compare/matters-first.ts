import type { ComparedGroup, ComparedRow } from './compared-groups.ts'

/** What buyers weigh first, in this order, by the rows' names; caravans have lengths and beds where cars have engines. */
const ORDER = [
  ...(['price', 'repayment', 'below-market', 'car_type', 'year', 'km', 'sleeps', 'bunks', 'seats'] as const),
  ...(['body_length', 'tare_weight', 'aggregate_trailer_mass', 'payload', 'driving_range', 'braked_towing'] as const),
  ...(['battery_capacity', 'body', 'simple_body', 'fuel', 'fuelconsumptioncombined', 'drive', 'transmission'] as const),
  ...(['engine', 'ancaprating', 'rego_expiry', 'axle_type', 'colour', 'doors', 'address'] as const),
] as const

/** As many as a person keeps in mind on a phone. */
const MOST = 8

/** The rows that differ and matter most to a buyer, eight at most: what a link to a partner shows first. */
export function mattersFirst(groups: readonly ComparedGroup[]): readonly ComparedRow[] {
  const differing = groups.flatMap(({ rows }) => rows.filter(({ differs }) => differs))
  return ORDER.flatMap((name) => differing.find((row) => row.name === name) ?? []).slice(0, MOST)
}

/** The groups without rows that stand before them already; empty groups are left out. */
export function without(groups: readonly ComparedGroup[], first: readonly ComparedRow[]): readonly ComparedGroup[] {
  const names = new Set(first.map(({ name }) => name))
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ name }) => !names.has(name)) }))
    .filter(({ rows }) => rows.length > 0)
}
