import type { Choice } from '../page-values.ts'

/** Charts of a period, with the table behind each (INBOX-14). */
export interface ReportsPage {
  readonly kind: 'reports'
  readonly from: string
  readonly to: string
  /** '25 October – 23 November 2026' */
  readonly period: string
  readonly presets: readonly (Choice & { readonly isCurrent: boolean })[]
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[]
  readonly sections: readonly ReportSection[]
}

export interface ReportSection {
  readonly id: string
  readonly title: string
  /** What is counted, in a sentence. */
  readonly note: string
  /** What the chart shows, in a sentence for people who do not see it. */
  readonly summary: string
  readonly chart: ReportChart
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly csv: string
}

export type ReportChart =
  /** A column for each day. */
  | { readonly kind: 'columns'; readonly points: readonly ChartPoint[] }
  /** A bar for each part. `mark`: a second value that a line on the bar shows. */
  | { readonly kind: 'bars'; readonly points: readonly (ChartPoint & { readonly mark?: number | null })[] }
  /** Lines over time; null: no value. */
  | {
      readonly kind: 'lines'
      readonly labels: readonly string[]
      readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
    }

export interface ChartPoint {
  readonly label: string
  readonly value: number
  /** The value in words: '21 min'. */
  readonly text: string
}
