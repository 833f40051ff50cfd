import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { fieldLabel } from '#domain/intake/mapping-labels.ts'
import type { PushedDay } from '#domain/intake/pushed-day.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { RemarkCount } from '#operations/stock/remark-tally.ts'
import type { RefusedRow } from './feed-values.ts'

const REASONS_SHOWN = 20

/** INTAKE-6: refused and doubtful rows with line, value, reason and what to do. */
export function refusedRows(report: ImportReport | PushedDay | null, region: RegionCode): readonly RefusedRow[] {
  if (report === null) return []
  if ('refusedRows' in report)
    return report.refusedRows.slice(0, REASONS_SHOWN).map(({ row, column, value, reason, suggestion = null }) => ({
      line: `Call ${row.toLocaleString('en-AU')}`,
      column: column === null ? null : nameOf(column, region),
      value,
      reason,
      suggestion,
      count: null,
      isRefused: true,
    }))
  return rowsOfRemarks(report.remarks, region)
}

/** One row for each reason, with its first examples. */
export function rowsOfRemarks(remarks: readonly RemarkCount[], region: RegionCode): readonly RefusedRow[] {
  return remarks.slice(0, REASONS_SHOWN).map(({ column, reason, kind, count, first, suggestion = null }) => ({
    line: `Line ${first.map(({ line }) => line.toLocaleString('en-AU')).join(', ')}${count > first.length ? ' …' : ''}`,
    column: column === null ? null : nameOf(column, region),
    value: [...new Set(first.flatMap(({ value }) => value ?? []))].slice(0, 3).join(' · ') || null,
    reason,
    suggestion,
    count: count > 1 ? `${count.toLocaleString('en-AU')} rows` : null,
    isRefused: kind === 'refused',
  }))
}

/** A column of the file, or a field that matches by its name, as people call it. */
function nameOf(column: string, region: RegionCode): string {
  return Object.hasOwn(FEED_FIELDS, column) ? inWordsOf(region, fieldLabel(column)) : column
}
