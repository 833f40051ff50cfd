import type { Car } from '../car/car.ts'
import { staffFact } from '../car/car-facts.ts'
import { COLUMN_FACTS } from '../car/fact-places.ts'
import type { RegionCode } from '../region.ts'
import { deskField, deskText } from './desk-fields.ts'

/** DESK-1: a fact that a person can show as a column of the stock table. */
export type ColumnFact = (typeof COLUMN_FACTS)[number]

type ColumnFacts<Value> = Readonly<Record<ColumnFact, Value>>

/** A car's facts as they are sorted. */
export function columnFacts(car: Car): ColumnFacts<string | number | null> {
  return byFact((name) => car[name] ?? null)
}

export function isColumnFact(name: string): name is ColumnFact {
  return COLUMN_FACTS.some((each) => each === name)
}

/** The column of a fact. */
export function factColumn<Name extends ColumnFact>(name: Name) {
  const isNumber = deskField(name).kind === 'whole'
  return { label: staffFact(name).label, sort: name, isNumber, isUsual: false }
}

/** The facts as the table shows them. */
export function columnTexts(facts: ColumnFacts<string | number | null>, region: RegionCode): ColumnFacts<string> {
  return byFact((name) => deskText(name, facts[name], region))
}

function byFact<Value>(of: (name: ColumnFact) => Value): ColumnFacts<Value> {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(COLUMN_FACTS.map((name) => [name, of(name)])) as ColumnFacts<Value>
}
