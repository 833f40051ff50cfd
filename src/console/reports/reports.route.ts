import { csvText } from '#domain/csv-text.ts'
import { lastDays, type ReportPeriod, reportPeriod } from '#domain/report/report-period.ts'
import { type Report, readReport } from '#operations/report/read-report.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { periodText } from '../time/day-text.ts'
import { reportSections } from './report-sections.ts'
import type { ReportsPage } from './reports-values.ts'
import { minutes, percent } from './section-figures.ts'

/** INBOX-14: charts of a period that is part of the address, and the table of each as CSV. */
export const routes = {
  'GET /reports': async (call) => {
    const request = staffRequest(call)
    const { site } = request
    const period = periodOf(call)
    const report = await readReport(request, period)
    const query = new URLSearchParams({ ...period }).toString()
    const now = call.platform.clock.now()
    return {
      page: typedPage<ReportsPage>({
        kind: 'reports',
        ...period,
        period: periodText(period, site.region),
        presets: PRESETS.map((days) => {
          const last = lastDays(days, now, site.timezone)
          const isCurrent = last.from === period.from && last.to === period.to
          return { value: `/reports?${new URLSearchParams({ ...last })}`, label: `${days} days`, isCurrent }
        }),
        figures: figuresOf(report),
        sections: reportSections(report, site, period).map((section) => ({
          ...section,
          csv: `/reports.csv?section=${section.id}&${query}`,
        })),
      }),
    }
  },
  'GET /reports.csv': async (call) => {
    const request = staffRequest(call)
    const { site } = request
    const period = periodOf(call)
    const sections = reportSections(await readReport(request, period), site, period)
    const section = sections.find(({ id }) => id === call.query.get('section')) ?? sections[0]
    if (!section) throw new Error('A report has no sections.')
    const name = `${section.id}-${site.slug}-${period.from}-${period.to}.csv`
    return { csv: csvText([section.head, ...section.rows]), name }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const PRESETS = [7, 30, 90] as const

function periodOf(call: ConsoleCall): ReportPeriod {
  const { query, platform } = call
  return reportPeriod(query.get('from'), query.get('to'), platform.clock.now(), onSite(call).site.timezone)
}

function figuresOf({ leads, appointments, funnel, target }: Report): ReportsPage['figures'] {
  const all = leads.find(({ by }) => by === 'all')
  const kept = appointments.reduce((sum, each) => sum + each.kept, 0)
  const missed = appointments.reduce((sum, each) => sum + each.missed, 0)
  return [
    { label: 'Leads', value: String(all?.leads ?? 0), note: `${all?.answered ?? 0} answered` },
    {
      label: 'Median response',
      value: minutes(all?.p50 ?? null),
      note: `${percent(all?.within ?? 0, all?.answered ?? 0)} within ${target} min`,
    },
    { label: 'Appointments kept', value: percent(kept, kept + missed), note: `${kept} of ${kept + missed}` },
    { label: 'Won', value: String(funnel.won), note: `${percent(funnel.won, funnel.begun)} of conversations` },
  ]
}
