export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
export function noTests(): Totals
export function addStep(totals: Totals, step: { status: number | null; report?: string }): Totals
export function lastLine(totals: Totals): string
