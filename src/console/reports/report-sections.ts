import { formatMoney } from '#domain/money.ts'
import { inWordsOf } from '#domain/region.ts'
import type { ReportPeriod } from '#domain/report/report-period.ts'
import type { Report } from '#operations/report/read-report.ts'
import type { Site } from '#site/site.ts'
import { leadSections } from './lead-sections.ts'
import { bars, percent, point, type Section } from './section-figures.ts'

/** SITE-6: says a text of ours in the region's words. */
type Say = (text: string) => string

/** INBOX-14: the charts of a report, with their tables. The same tables are the CSV files. */
export function reportSections(report: Report, site: Site, period: ReportPeriod): readonly Section[] {
  const places = new Map(site.locations.map(({ id, name }) => [id, name]))
  const place = (id: string | null) => (id === null ? 'No location' : (places.get(id) ?? 'A former location'))
  const person = (id: string | null) => (id === null ? 'Unassigned' : (report.people.get(id) ?? 'A former member'))
  const say: Say = (text) => inWordsOf(site.region, text)
  return [
    ...leadSections(report, site, period, { place, person }),
    funnel(report, say),
    lostReasons(report),
    appointments(report, place, say),
    reservations(report),
    stockAges(report),
    topCars(report),
  ]
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
