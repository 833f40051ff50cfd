import type { ChartPoint, ReportSection } from './reports-values.ts'

/** A section of a report, before it has an address of its own. */
export type Section = Omit<ReportSection, 'csv'>

/** A bar of a chart, with its figure beside it. */
export function point(label: string, value: number): ChartPoint {
  return { label, value, text: `${value}` }
}

/** What the points are together. */
export function sum(points: readonly ChartPoint[]): number {
  return points.reduce((total, { value }) => total + value, 0)
}

/** A chart of bars, and its summary in words for screen readers. */
export function bars(points: readonly ChartPoint[]): Pick<Section, 'summary' | 'chart'> {
  return { summary: summaryOf(points), chart: { kind: 'bars', points } }
}

function summaryOf(points: readonly ChartPoint[]): string {
  return sum(points) === 0 ? 'None in this period.' : points.map(({ label, text }) => `${label}: ${text}`).join(', ')
}

/** '1 h 5 min'; business time, so a day of it is not 24 hours. */
export function minutes(count: number | null): string {
  if (count === null) return '–'
  const hours = Math.floor(count / 60)
  return hours === 0 ? `${count} min` : `${hours} h ${count % 60} min`
}

/** '25%'; a dash where there is nothing to be a part of. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`
}
