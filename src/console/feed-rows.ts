import type { PushedDay } from '#domain/intake/pushed-day.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { RemarkCount } from '#operations/stock/remark-tally.ts'
import type { RefusedRow } from './pages/feed-page.ts'

const REASONS_SHOWN = 20

/** INTAKE-6: refused and doubtful rows with line, value, reason and what to do. */
export function refusedRows(report: ImportReport | PushedDay | null): readonly RefusedRow[] {
  if (report === null) return []
  if ('refusedRows' in report)
    return report.refusedRows.slice(0, REASONS_SHOWN).map(({ row, column, value, reason, suggestion = null }) => ({
      line: `Call ${row.toLocaleString('en-AU')}`,
      column,
      value,
      reason,
      suggestion,
      count: null,
      isRefused: true,
    }))
  return rowsOfRemarks(report.remarks)
}

/** One row for each reason, with its first examples. */
export function rowsOfRemarks(remarks: readonly RemarkCount[]): readonly RefusedRow[] {
  return remarks.slice(0, REASONS_SHOWN).map(({ column, reason, kind, count, first, suggestion = null }) => ({
    line: `Line ${first.map(({ line }) => line.toLocaleString('en-AU')).join(', ')}${count > first.length ? ' …' : ''}`,
    column,
    value: [...new Set(first.flatMap(({ value }) => value ?? []))].slice(0, 3).join(' · ') || null,
    reason,
    suggestion,
    count: count > 1 ? `${count.toLocaleString('en-AU')} rows` : null,
    isRefused: kind === 'refused',
  }))
}
