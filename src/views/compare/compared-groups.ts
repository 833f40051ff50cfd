import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { Car } from '#domain/car/car.ts'
import { placeText } from '#domain/car/fact-text.ts'
import { features } from '#domain/car/features.ts'
import { type SpecificationGroup, specifications } from '#domain/car/specifications.ts'
import { unionInOrder } from '#domain/compare/union-in-order.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/compare.ts'
import { say } from '#words/say.ts'
import type { CardView } from '../card/card-view.ts'
import type { RepaymentClaim } from '../card/repayment-claim.ts'
import { carDetails, type DetailsOptions } from '../vehicle/car-details.ts'

export type ComparedCell =
  /** Empty `lines` if the car's data has no value. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'feature'; readonly has: boolean }
  | { readonly kind: 'repayment'; readonly claim: RepaymentClaim }

export interface ComparedRow {
  readonly name: string
  readonly label: string
  /** One per car, in the order of the cars. */
  readonly cells: readonly ComparedCell[]
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** A car with its card, which has its price and repayment. */
export interface Candidate {
  readonly car: Car
  readonly card: CardView
}

/** All facts of the cars, row by row: price, details, specifications and features. */
export function comparedGroups(
  cars: readonly Candidate[],
  options: DetailsOptions,
  region: RegionCode,
): readonly ComparedGroup[] {
  const tables = cars.map(({ car }) => factsOf(car, options, region))
  const titles = unionInOrder(tables.map((groups) => groups.map(({ title }) => title)))
  const facts = titles.map((title) => ({
    title,
    rows: factRows(tables.map((groups) => groups.find((group) => group.title === title)?.rows ?? [])),
  }))
  return [
    { title: say(words.price), rows: priceRows(cars) },
    ...facts,
    { title: say(words.features), rows: featureRows(cars) },
  ].filter(({ rows }) => rows.length > 0)
}

/** The rows in which the cars differ, without empty groups. */
export function onlyDifferences(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

/** CARD-5, CARD-6, LAW-3, INTAKE-8. LAW-1: a repayment and its comparison rate are in one cell, in the same type size. */
function priceRows(cars: readonly Candidate[]): readonly ComparedRow[] {
  const prices = cars.map(({ card: { price } }) =>
    lines([price.was, price.text, price.type, price.other?.text ?? null, price.other?.type ?? null]),
  )
  const market = cars.map(({ card }) => lines([card.belowMarket?.text ?? null]))
  const repayments = cars.map(
    ({ card }): ComparedCell => (card.estimate ? { kind: 'repayment', claim: card.estimate } : lines([])),
  )
  return [
    row('price', say(words.price), prices),
    row('repayment', say(words.financeEstimate), repayments),
    row('below-market', say(words.marketPrice), market),
  ].filter(({ cells }) => cells.some((cell) => cell.kind !== 'text' || cell.lines.length > 0))
}

function factRows(lists: readonly (readonly AttributeView[])[]): readonly ComparedRow[] {
  const names = unionInOrder(lists.map((rows) => rows.map(({ name }) => name)))
  return names.map((name) => {
    const facts = lists.map((rows) => rows.find((fact) => fact.name === name))
    const label = facts.find((fact) => fact !== undefined)?.label ?? name
    return row(
      name,
      label,
      facts.map((fact) => lines([fact?.value ?? null])),
    )
  })
}

/** A car's details and specifications, each fact once. */
function factsOf(car: Car, options: DetailsOptions, region: RegionCode): readonly SpecificationGroup[] {
  const groups = specifications(car, region)
  const specified = groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  const details = carDetails(car, options, placeText(car), region).filter(
    ({ name }) => !LEFT_OUT.includes(name) && !(name === 'engine_size' && specified.includes('enginesize')),
  )
  const isRepeated = ({ name, value }: AttributeView) =>
    details.some((detail) => detail.name === DETAIL_OF[name] && detail.value === value)
  return [
    { title: say(words.details), rows: details },
    ...groups.map(({ title, rows }) => ({ title, rows: rows.filter((fact) => !isRepeated(fact)) })),
  ]
}

/** Numbers of the dealer's own, which tell a buyer nothing about two cars. */
const LEFT_OUT: readonly string[] = ['views', 'stocknum', 'vin', 'frame_number', 'regplate', 'rego']

/** Specifications that may repeat a detail, with the detail's name. */
const DETAIL_OF: Readonly<Record<string, string>> = { drive: 'drive', fuel: 'fuel', geartype: 'transmission' }

/** All features of the cars, compared regardless of case. */
function featureRows(cars: readonly Candidate[]): readonly ComparedRow[] {
  const lists = cars.map(({ car }) => features(car.standardEquipment))
  const held = lists.map((list) => new Set(list.map(keyOf)))
  const labels = new Map(
    lists
      .flat()
      .toReversed()
      .map((feature) => [keyOf(feature), feature]),
  )
  return unionInOrder(lists.map((list) => [...new Set(list.map(keyOf))])).map((key) =>
    row(
      key,
      labels.get(key) ?? key,
      held.map((features) => ({ kind: 'feature', has: features.has(key) })),
    ),
  )
}

function keyOf(feature: string): string {
  return feature.toLowerCase()
}

function lines(groups: readonly (string | null)[]): ComparedCell {
  return { kind: 'text', lines: groups.filter((line) => line !== null) }
}

function row(name: string, label: string, cells: readonly ComparedCell[]): ComparedRow {
  return { name, label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 }
}
