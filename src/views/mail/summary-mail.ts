import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { counted } from '#domain/counted.ts'
import { dateText } from '#domain/date/date-text.ts'
import type { Site } from '#site/site.ts'
import { type StaffMailView, settingsLine } from './notification-mail.ts'

/** INBOX-13: what a person's day begins with. */
export interface Summary {
  /** '2026-11-23' */
  readonly date: string
  /** Open leads of theirs. */
  readonly mine: number
  /** Overdue ones of theirs: 'Jo Nguyen, 2021 Toyota HiLux'. */
  readonly overdue: readonly string[]
  /** The whole site, for people who assign leads; null for others. */
  readonly desk: { readonly overdue: number; readonly unassigned: number } | null
  readonly appointments: readonly {
    readonly time: string
    readonly name: string
    readonly kind: AppointmentKind
  }[]
  /** Figures of the day before; null for people who read no reports. */
  readonly yesterday: {
    readonly leads: number
    readonly answered: number
    /** Business minutes until the first answer. */
    readonly median: number | null
    readonly won: number
  } | null
}

/** INBOX-13: the daily summary as a mail; null: there is nothing to say. */
export function summaryMail(
  summary: Summary,
  site: Pick<Site, 'name' | 'region'>,
  origin: string,
): StaffMailView | null {
  const parts = [mineText(summary), deskText(summary), appointmentsText(summary), yesterdayText(summary)].filter(
    (part) => part !== null,
  )
  if (parts.length === 0) return null
  return {
    subject: `${factsOf(summary).slice(0, MOST_FACTS).join(', ')} (${site.name})`,
    text: `${[`Your day at ${site.name}, ${dateText(summary.date, site.region)}.`, ...parts].join('\n\n')}\n\n${origin}/\n\n${settingsLine(origin)}`,
  }
}

/** As many as a phone shows of a subject. */
const MOST_FACTS = 2

/** What the day is about, the most urgent first: '2 leads overdue', '1 appointment'. */
function factsOf({ mine, overdue, desk, appointments, yesterday }: Summary): readonly string[] {
  const unowned = desk?.unassigned ?? 0
  return [
    overdue.length > 0 && `${counted(overdue.length, 'lead')} overdue`,
    unowned > 0 && `${counted(unowned, 'lead')} without an owner`,
    (desk?.overdue ?? 0) > 0 && overdue.length === 0 && `${counted(desk?.overdue ?? 0, 'lead')} overdue on the site`,
    appointments.length > 0 && `${counted(appointments.length, 'appointment')} today`,
    mine > 0 && counted(mine, 'open lead'),
    yesterday !== null && `${counted(yesterday.leads, 'lead')} yesterday`,
  ].filter((fact) => fact !== false)
}

function mineText({ mine, overdue }: Summary): string | null {
  if (mine === 0) return null
  const late = overdue.map((lead) => `  ${lead}`)
  const head = `You have ${counted(mine, 'open lead')}.`
  return late.length === 0 ? head : [`${head} These are overdue:`, ...late].join('\n')
}

function deskText({ desk }: Summary): string | null {
  if (desk === null || desk.overdue + desk.unassigned === 0) return null
  const late = counted(desk.overdue, 'lead is', 'leads are')
  return `On the whole site ${late} overdue, and ${counted(desk.unassigned, 'has', 'have')} no owner.`
}

function appointmentsText({ appointments }: Summary): string | null {
  if (appointments.length === 0) return null
  const lines = appointments.map(({ time, name, kind }) => `  ${time}: ${name}, ${KINDS[kind]}`)
  return ['Appointments today:', ...lines].join('\n')
}

const KINDS: Readonly<Record<AppointmentKind, string>> = { drive: 'test drive', service: 'service', visit: 'visit' }

function yesterdayText({ yesterday }: Summary): string | null {
  if (yesterday === null || yesterday.leads + yesterday.won === 0) return null
  const { leads, answered, median, won } = yesterday
  const wait = median === null ? '' : `, half of them within ${counted(Math.round(median), 'minute')}`
  return `Yesterday: ${counted(leads, 'lead')}, ${answered} answered${wait}. ${won} won.`
}
