import type { Totals } from './test-totals.mjs'

export function filesToRunAgain(report: Totals | null): readonly string[]
export function isNeverRunAgain(file: string): boolean
export function afterSecondLook(
  report: Totals,
  looks: readonly { readonly file: string; readonly status: number | null; readonly report: Totals | null }[],
): Totals
