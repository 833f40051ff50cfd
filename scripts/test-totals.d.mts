export interface Failure {
  readonly file: string | null
  readonly name: string
  readonly message: string
}
export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  readonly unsteady: readonly Failure[]
}
export function noTests(): Totals
export function addStep(totals: Totals, step: { status: number | null; report?: Totals | null }): Totals
export function lastLines(totals: Totals): string[]
export function readReport(file: string): Totals | null
