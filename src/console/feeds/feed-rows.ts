import { type FeedQuestions, NO_QUESTIONS } from '#domain/feed/feed-questions.ts'
import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { UNKNOWN_STATUS } from '#domain/feed/read-status.ts'
import { fieldLabel } from '#domain/intake/mapping-labels.ts'
import type { PushedDay } from '#domain/intake/pushed-day.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { RemarkCount } from '#operations/stock/remark-tally.ts'
import type { RefusedRow } from './feed-values.ts'

const REASONS_SHOWN = 20

/** INTAKE-6: refused and doubtful rows with line, value, reason and what to do. `asked`: what the page asks anyway. */
export function refusedRows(
  report: ImportReport | PushedDay | null,
  region: RegionCode,
  asked: FeedQuestions = NO_QUESTIONS,
): readonly RefusedRow[] {
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
  return rowsOfRemarks(report.remarks, region, asked)
}

/** One row for each reason, with its first examples. */
export function rowsOfRemarks(
  remarks: readonly RemarkCount[],
  region: RegionCode,
  asked: FeedQuestions,
): readonly RefusedRow[] {
  const others = remarks.filter((remark) => !isAsked(remark, asked))
  return others.slice(0, REASONS_SHOWN).map(({ column, reason, kind, count, first, suggestion = null }) => {
    const values = [...new Set(first.flatMap(({ value }) => value ?? []))]
    return {
      line: `Line ${first.map(({ line }) => line.toLocaleString('en-AU')).join(', ')}${count > first.length ? ' …' : ''}`,
      column: column === null ? null : nameOf(column, region),
      value: values.slice(0, 3).join(' · ') || null,
      reason: values.length > 1 ? reason.replace(ONE_WORD, 'are words that are not known') : reason,
      suggestion,
      count: count > 1 ? `${count.toLocaleString('en-AU')} rows` : null,
      isRefused: kind === 'refused',
    }
  })
}

const ONE_WORD = /^is a word that is not known/

/** A8: whether the page asks about every car of a remark. */
function isAsked({ reason, count }: RemarkCount, { phrases }: FeedQuestions): boolean {
  return reason === UNKNOWN_STATUS && phrases.reduce((sum, { cars }) => sum + cars, 0) >= count
}

/** A column of the file, or a field that matches by its name, as people call it. */
function nameOf(column: string, region: RegionCode): string {
  return Object.hasOwn(FEED_FIELDS, column) ? inWordsOf(region, fieldLabel(column)) : column
}
