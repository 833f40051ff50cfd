import type { DutyFacts, Missing, State } from './duty-facts.ts'
import { DUTY_TABLES, type DutyTable } from './duty-tables.ts'

export type Duty =
  | { readonly kind: 'known'; readonly cents: number; readonly table: DutyTable }
  | { readonly kind: 'missing'; readonly missing: Missing }

/**
 * MONEY-3: duty on a vehicle, in cents. `value`: dutiable value in whole cents, GST included, a trade-in not deducted.
 * `today`: the day at the site, ISO. Missing if no table is in force on that day, or if the state's rate depends on a fact that is unknown.
 */
export function dutyOn(state: State, value: number, facts: DutyFacts, today: string): Duty {
  const table = DUTY_TABLES[state].find(({ from, until }) => from <= today && today <= until)
  if (table === undefined) return { kind: 'missing', missing: 'rates' }
  const cents = table.duty(value, facts)
  return typeof cents === 'number' ? { kind: 'known', cents, table } : { kind: 'missing', missing: cents }
}
