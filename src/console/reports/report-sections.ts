import { dateAfter } from '#domain/date-after.ts'
import { formatMoney } from '#domain/money.ts'
import { inWordsOf } from '#domain/region.ts'
import { daysOf, type ReportPeriod } from '#domain/report/report-period.ts'
import type { Report } from '#operations/report/read-report.ts'
import type { Site } from '#site/site.ts'
import { dayText, mondayOf } from '../time/day-text.ts'
import type { ChartPoint, ReportSection } from './reports-values.ts'

type Section = Omit<ReportSection, 'csv'>
/** SITE-6: says a text of ours in the region's words. */
type Say = (text: string) => string
type LeadRow = Report['leads'][number]

/** INBOX-14: the charts of a report, with their tables. The same tables are the CSV files. */
export function reportSections(report: Report, site: Site, period: ReportPeriod): readonly Section[] {
  const places = new Map(site.locations.map(({ id, name }) => [id, name]))
  const place = (id: string | null) => (id === null ? 'No location' : (places.get(id) ?? 'A former location'))
  const person = (id: string | null) => (id === null ? 'Unassigned' : (report.people.get(id) ?? 'A former member'))
  const say: Say = (text) => inWordsOf(site.region, text)
  const plain = (key: string | null) => key ?? ''
  const kind = (key: string | null) => say(plain(key))
  const note = say(EVERY)
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
    funnel(report, say),
    lostReasons(report),
    appointments(report, place, say),
    reservations(report),
    stockAges(report),
    topCars(report),
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
  nameOf: (key: string | null) => string,
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

function responseByPerson({ leads, target }: Report, person: (id: string | null) => string): Section {
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

function funnel({ funnel: counts }: Report, say: Say): Section {
  const { begun, lost, junk } = counts
  const points = (
    [
      [say('Enquiries'), begun],
      ['Contacted', counts.contacted],
      ['Appointment', counts.appointment],
      ['Negotiating', counts.negotiating],
      ['Won', counts.won],
    ] as const
  ).map(([label, value]) => ({ label, value, text: begun === 0 ? '0' : `${value} · ${percent(value, begun)}` }))
  return {
    id: 'funnel',
    title: 'Stages',
    note: `Conversations that began in the period, by the furthest stage they reached. ${lost} of them are lost. ${junk} more are junk and not counted.`,
    summary: points.map(({ label, text }) => `${label}: ${text}`).join(', '),
    chart: { kind: 'bars', points },
    head: ['Stage', 'Conversations', 'Of those begun'],
    rows: [
      ...points.map(({ label, value }) => [label, `${value}`, percent(value, begun)]),
      ['Lost', `${lost}`, percent(lost, begun)],
      ['Junk', `${junk}`, ''],
    ],
  }
}

function lostReasons({ lost }: Report): Section {
  const points = lost.map(({ reason, lost: count, before }) => ({
    ...point(reason, count),
    text: `${count} · ${before} before`,
  }))
  return {
    id: 'lost',
    title: 'Why leads were lost',
    note: 'By the day on which they were lost. ‘Before’ is the period of as many days before this one.',
    ...bars(points),
    head: ['Reason', 'Lost', 'Period before'],
    rows: lost.map(({ reason, lost: count, before }) => [reason, `${count}`, `${before}`]),
  }
}

function appointments({ appointments: all }: Report, place: (id: string | null) => string, say: Say): Section {
  const total = (of: (each: Report['appointments'][number]) => number) =>
    all.reduce((count, each) => count + of(each), 0)
  const points = [
    point(
      'Attended',
      total(({ kept }) => kept),
    ),
    point(
      'No-show',
      total(({ missed }) => missed),
    ),
    point(
      say('Cancelled'),
      total(({ cancelled }) => cancelled),
    ),
    point(
      'Not recorded',
      total(({ unmarked }) => unmarked),
    ),
    point(
      'Ahead',
      total(({ ahead }) => ahead),
    ),
  ]
  return {
    id: 'appointments',
    title: 'Appointments',
    note: 'By the day of the appointment. ‘Not recorded’ is over, and nobody has said whether the person came.',
    ...bars(points),
    head: ['Location', 'Attended', 'No-show', say('Cancelled'), 'Not recorded', 'Ahead'],
    rows: all.map((each) => [
      place(each.locationId),
      ...[each.kept, each.missed, each.cancelled, each.unmarked, each.ahead].map(String),
    ]),
  }
}

const GROUP_NAMES = {
  held: 'Held',
  sold: 'Sold',
  refunded: 'Refunded',
  'never-paid': 'Never paid',
  'being-paid': 'Being paid',
} as const

function reservations({ reservations: groups }: Report): Section {
  const points = groups.map(({ group, count, amount, currency }) => ({
    label: GROUP_NAMES[group],
    value: count,
    text: `${count} · ${formatMoney(amount)} ${currency}`,
  }))
  return {
    id: 'reservations',
    title: 'Reservations',
    note: 'Those of the period, by what became of the deposit.',
    summary:
      points.length === 0 ? 'None in this period.' : points.map(({ label, text }) => `${label}: ${text}`).join(', '),
    chart: { kind: 'bars', points },
    head: ['State', 'Reservations', 'Deposits', 'Currency'],
    rows: groups.map(({ group, count, amount, currency }) => [GROUP_NAMES[group], `${count}`, `${amount}`, currency]),
  }
}

function stockAges({ stock }: Report): Section {
  const points = [
    point('30 days or less', stock.upTo30),
    point('31 to 60 days', stock.upTo60),
    point('61 to 90 days', stock.upTo90),
    point('Over 90 days', stock.older),
  ]
  const sold =
    stock.p50 === null
      ? 'None was sold in the period.'
      : `${stock.sold} were sold in the period: half of them within ${stock.p50} days, nine of ten within ${stock.p90}.`
  return {
    id: 'stock',
    title: 'Days in stock',
    note: `Cars that are for sale today, by the days since they were listed. ${sold}`,
    ...bars(points),
    head: ['Days in stock', 'Cars'],
    rows: points.map(({ label, value }) => [label, `${value}`]),
  }
}

function topCars({ cars }: Report): Section {
  const points = cars.map(({ title, leads }) => point(title ?? 'A former car', leads))
  return {
    id: 'cars',
    title: 'Cars with the most leads',
    note: 'Views are those of the car’s page since it was listed.',
    ...bars(points),
    head: ['Car', 'Leads', 'Views'],
    rows: cars.map(({ title, leads, views }) => [title ?? 'A former car', `${leads}`, `${views}`]),
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

function point(label: string, value: number): ChartPoint {
  return { label, value, text: `${value}` }
}

function sum(points: readonly ChartPoint[]): number {
  return points.reduce((total, { value }) => total + value, 0)
}

/** A chart of bars, and its summary in words for screen readers. */
function bars(points: readonly ChartPoint[]): Pick<Section, 'summary' | 'chart'> {
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

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`
}
