import { itemStep } from '#domain/draft/draft-path.ts'
import type { JsonValue } from '#domain/draft/json-value.ts'
import { newItemId } from '#domain/draft/list-ids.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { isRecord } from '#site/site-fault.ts'
import type { Choice } from '../../page-values.ts'
import { beforeOf, type PartAct } from './part-act.ts'
import type { PartSource, Steps } from './part-source.ts'
import { draftPathOf, stepsText } from './site-steps.ts'

/** Lists of weekdays, a day at most once each: shown as a week from Monday, in whatever order they are written. */
export function isWeek(pattern: string | null): boolean {
  return pattern === 'locations[].hours'
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]
export const WORKING_DAYS: readonly number[] = [1, 2, 3, 4, 5]
/** What two days have alike. */
const HOURS = ['open', 'close', 'byAppointment']

export function dayName(weekday: number | null): string {
  return NAMES[weekday ?? -1] ?? 'A day'
}

/** The weekday of an entry; null: it has none. */
export function weekdayOf(source: Pick<PartSource, 'value'>, at: Steps): number | null {
  const value = source.value(at)
  return isRecord(value) && typeof value['weekday'] === 'number' ? value['weekday'] : null
}

/** Ids of the entries from Monday on. */
export function inWeek(source: Pick<PartSource, 'ids' | 'value'>, list: Steps): readonly string[] {
  const place = (id: string) => WEEK.indexOf(weekdayOf(source, [...list, itemStep(id)]) ?? -1)
  return source.ids(list).toSorted((one, other) => place(one) - place(other))
}

/** The days that have no entry, each as what adds it. */
export function closedDays(source: Pick<PartSource, 'ids' | 'value'>, list: Steps): readonly Choice[] {
  const open = source.ids(list).map((id) => weekdayOf(source, [...list, itemStep(id)]))
  return WEEK.filter((day) => !open.includes(day)).map((day) => ({ value: String(day), label: dayName(day) }))
}

/** Opens on a day: its entry stands where the week has it. Null: the week has the day. */
export function openDay(source: PartSource, list: Steps, choice: string, random: string): PartAct | null {
  const added = closedDays(source, list).find(({ value }) => value === choice)
  if (added === undefined) return null
  const weekday = Number(choice)
  const at = [...list, itemStep(newItemId(random))]
  return {
    wanted: [insertAt(source, list, at, { weekday })],
    said: `${added.label} is added: give its times.`,
    focus: stepsText([...at, 'open']),
    opens: null,
  }
}

function insertAt(source: PartSource, list: Steps, at: Steps, value: JsonValue & { weekday: number }): WantedChange {
  const before = inWeek(source, list).findLast((id) => {
    const day = weekdayOf(source, [...list, itemStep(id)])
    return day !== null && WEEK.indexOf(day) < WEEK.indexOf(value.weekday)
  })
  return { kind: 'insert', path: draftPathOf(at), value, behind: before ?? null }
}

/** Gives Monday to Friday the times of one of them, as one step. */
export function spreadDay(source: PartSource, steps: Steps, random: string): PartAct | null {
  const list = steps.slice(0, -1)
  const from = weekdayOf(source, steps)
  if (from === null) return null
  const changes = WORKING_DAYS.filter((day) => day !== from).flatMap((day, index): readonly WantedChange[] => {
    const id = source.ids(list).find((each) => weekdayOf(source, [...list, itemStep(each)]) === day)
    if (id === undefined) {
      const value = { weekday: day, ...hoursOf(source, steps) }
      return [insertAt(source, list, [...list, itemStep(newItemId(`${random}${index}`))], value)]
    }
    return HOURS.flatMap((key) => setLike(source, [...list, itemStep(id), key], beforeOf(source, [...steps, key])))
  })
  return {
    wanted: changes,
    said:
      changes.length === 0
        ? 'Monday to Friday have the same times already.'
        : `Monday to Friday have the times of ${dayName(from)}.`,
    focus: `week:${stepsText(steps)}`,
    opens: null,
  }
}

function hoursOf(source: PartSource, steps: Steps): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    HOURS.flatMap((key) => {
      const value = beforeOf(source, [...steps, key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

function setLike(source: PartSource, steps: Steps, after: JsonValue | undefined): readonly WantedChange[] {
  const before = beforeOf(source, steps)
  if (before === after) return []
  return [
    {
      kind: 'set',
      path: draftPathOf(steps),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ]
}
