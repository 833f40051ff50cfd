export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}
export function noTests(): Totals
export function addStep(totals: Totals, step: { status: number | null; report?: string }): Totals
export function lastLines(totals: Totals): string[]
