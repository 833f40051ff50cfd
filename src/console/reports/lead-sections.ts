import { dateAfter } from '#domain/date/date-after.ts'
import { inWordsOf } from '#domain/region.ts'
import { daysOf, type ReportPeriod } from '#domain/report/report-period.ts'
import type { Report } from '#operations/report/read-report.ts'
import type { Site } from '#site/site.ts'
import { dayText, mondayOf } from '../time/day-text.ts'
import { bars, minutes, point, type Section, sum } from './section-figures.ts'

type LeadRow = Report['leads'][number]
/** Names what leads are counted by. */
type NameOf = (key: string | null) => string

/** INBOX-14: the charts of leads and of how soon they are answered. */
export function leadSections(
  report: Report,
  site: Site,
  period: ReportPeriod,
  { place, person }: { readonly place: NameOf; readonly person: NameOf },
): readonly Section[] {
  const plain = (key: string | null) => key ?? ''
  const kind = (key: string | null) => inWordsOf(site.region, plain(key))
  const note = inWordsOf(site.region, EVERY)
  return [
    leadsByDay(report, site, period),
    leadsBy(report, 'category', { title: 'Leads by kind', head: 'Kind', note }, kind),
    leadsBy(report, 'source', { title: 'Leads by source', head: 'Source', note }, plain),
    leadsBy(report, 'location', { title: 'Leads by location', head: 'Location', note }, place),
    leadsBy(
      report,
      'person',
      { title: 'Leads by person', head: 'Person', note: 'By who answers the conversation now.' },
      person,
    ),
    responseByWeek(report, site, period),
    responseByPerson(report, person),
  ]
}

const EVERY = 'Every enquiry, without junk.'

function leadsByDay({ leads }: Report, { region }: Site, period: ReportPeriod): Section {
  const byDay = new Map(leads.filter(({ by }) => by === 'day').map((each) => [each.key, each]))
  const points = daysOf(period).map((date) => point(dayText(date, region), byDay.get(date)?.leads ?? 0))
  const most = points.reduce((best, each) => (each.value > best.value ? each : best), { label: '', value: 0, text: '' })
  const total = sum(points)
  return {
    id: 'days',
    title: 'Leads by day',
    note: `${inWordsOf(region, EVERY)} Days are those of the site’s time zone.`,
    summary: `${total} leads in ${points.length} days${total > 0 ? `; the most on ${most.label}: ${most.value}` : ''}.`,
    chart: { kind: 'columns', points },
    head: ['Day', 'Leads', 'Answered', 'Within target'],
    rows: daysOf(period).map((date) => {
      const each = byDay.get(date)
      return [date, `${each?.leads ?? 0}`, `${each?.answered ?? 0}`, `${each?.within ?? 0}`]
    }),
  }
}

function leadsBy(
  { leads }: Report,
  dimension: 'category' | 'source' | 'location' | 'person',
  { title, head, note }: { readonly title: string; readonly head: string; readonly note: string },
  nameOf: NameOf,
): Section {
  const parts = leads.filter(({ by }) => by === dimension)
  const points = parts.map(({ key, leads: count }) => point(nameOf(key), count))
  return {
    id: dimension,
    title,
    note,
    ...bars(points),
    head: [head, 'Leads', 'Answered', 'Within target', 'Median minutes', '90th percentile'],
    rows: parts.map((each) => [nameOf(each.key), ...leadCells(each)]),
  }
}

function responseByWeek({ leads }: Report, { region }: Site, { from, to }: ReportPeriod): Section {
  const byWeek = new Map(leads.filter(({ by }) => by === 'week').map((each) => [each.key, each]))
  const weeks: string[] = []
  for (let week = mondayOf(from); week <= to; week = dateAfter(week, 7)) weeks.push(week)
  const values = (of: (each: LeadRow) => number | null) => weeks.map((week) => mapped(byWeek.get(week), of))
  const all = leads.find(({ by }) => by === 'all')
  return {
    id: 'response',
    title: 'Response time by week',
    note: 'Business minutes from a lead to the first call, mail or stage of a person. Half of the answers were as quick as the median, nine of ten as the 90th percentile.',
    summary:
      all?.p50 == null
        ? 'No lead is answered yet.'
        : `Median ${minutes(all.p50)}, 90th percentile ${minutes(all.p90)}.`,
    chart: {
      kind: 'lines',
      labels: weeks.map((week) => dayText(week, region)),
      lines: [
        { name: 'Median', values: values(({ p50 }) => p50) },
        { name: '90th percentile', values: values(({ p90 }) => p90) },
      ],
    },
    head: ['Week from', 'Leads', 'Answered', 'Within target', 'Median minutes', '90th percentile'],
    rows: weeks.map((week) => [week, ...leadCells(byWeek.get(week) ?? null)]),
  }
}

function responseByPerson({ leads, target }: Report, person: NameOf): Section {
  const parts = leads.filter(({ by, answered }) => by === 'person' && answered > 0)
  const sorted = [...parts].sort((one, other) => (one.p50 ?? 0) - (other.p50 ?? 0))
  return {
    id: 'people',
    title: 'Response time by person',
    note: `Median in business minutes; the line marks the 90th percentile. The target is ${target} minutes.`,
    summary:
      sorted.length === 0
        ? 'No lead is answered yet.'
        : sorted.map(({ key, p50 }) => `${person(key)}: ${minutes(p50)}`).join(', '),
    chart: {
      kind: 'bars',
      points: sorted.map(({ key, p50, p90 }) => ({
        label: person(key),
        value: p50 ?? 0,
        text: `${minutes(p50)} · ${minutes(p90)}`,
        mark: p90,
      })),
    },
    head: ['Person', 'Leads', 'Answered', 'Within target', 'Median minutes', '90th percentile'],
    rows: sorted.map((each) => [person(each.key), ...leadCells(each)]),
  }
}

/** Leads, answered, within target, median, 90th percentile. */
function leadCells(each: LeadRow | null): readonly string[] {
  if (each === null) return ['0', '0', '0', '', '']
  return [each.leads, each.answered, each.within, each.p50 ?? '', each.p90 ?? ''].map(String)
}

function mapped(each: LeadRow | undefined, of: (each: LeadRow) => number | null): number | null {
  return each === undefined ? null : of(each)
}
