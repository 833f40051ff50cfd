import { useLayoutEffect, useRef, useState } from 'react'
import { weekendFirst } from '#domain/appointment/weekend-first.ts'
import { dateAfter } from '#domain/date/date-after.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Booking } from '#domain/form/field-description.ts'
import * as words from '#words/form.ts'
import type { Say } from '#words/say.ts'
import { useWords } from '../use-words.ts'
import { FieldGroup } from './field.tsx'
import { type FormFieldProps, WHOLE_ROW } from './form-field-props.ts'
import { useFormValue } from './use-form-value.ts'
import { useFreeDays, useFreeTimes } from './use-free-times.ts'

/** FORM-14: a row of days, and the times of the chosen day. Both are radio groups, so arrow keys work. */
export function AppointmentPicker({
  field,
  booking,
  value,
  error,
  attempts = 0,
  id,
}: FormFieldProps & { readonly booking: Booking }) {
  const t = useWords()
  const group = useRef<HTMLFieldSetElement>(null)
  const { daysAhead, locale, timezone } = booking
  // Today in the dealer's time zone, which may differ from the visitor's.
  const [today] = useState(() => zonedInstant(new Date(), timezone).slice(0, 'YYYY-MM-DD'.length))
  const [chosen, setChosen] = useState<string | null>(value.slice(0, 10) || null)
  const location = useFormValue(group, 'location_id')
  const { date, times, state } = useFreeTimes(location, chosen, today, attempts)
  const free = useFreeDays(location, today, daysAhead + 1, attempts)
  const days = weekendFirst(
    Array.from({ length: daysAhead + 1 }, (_, index) => dateAfter(today, index)),
    free,
  )
  const row = useRef<HTMLDivElement>(null)
  const [first] = days
  // A browser keeps the day in view that stood first, and so hides the weekend that comes before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another first day moves the row.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0
  }, [first])
  return (
    <FieldGroup
      ref={group}
      id={id}
      label={field.label}
      hint={`${field.hint} ${t(words.noTimeSuits)}`}
      error={error}
      className={WHOLE_ROW}
    >
      {location === '' ? (
        <p className="text-muted">{t(words.chooseLocationSeeAvailable)}</p>
      ) : (
        <>
          <div ref={row} role="radiogroup" aria-label={t(words.day)} className="appointment-days">
            {days.map((day) => (
              <label key={day} className="form-choice">
                {/* Not sent with the form: the time includes the day. */}
                <input
                  type="radio"
                  form={`${id}-no-form`}
                  name={`${id}-day`}
                  value={day}
                  checked={day === date}
                  onChange={() => setChosen(day)}
                  className="sr-only"
                />
                <span className="text-xs">{formatted(day, locale, { weekday: 'short' })}</span>
                <span className="font-semibold">{formatted(day, locale, { day: 'numeric', month: 'short' })}</span>
                <span className="appointment-free">{freeText(free?.get(day), t)}</span>
              </label>
            ))}
          </div>
          <div role="radiogroup" aria-label={t(words.time)} className="appointment-times mt-3">
            {times.map(({ start, available }, position) => (
              // A time that has been taken meanwhile gets a new radio button, which is not chosen.
              <label key={`${start} ${available}`} className="form-choice">
                <input
                  type="radio"
                  id={position === 0 ? id : undefined}
                  name={field.name}
                  value={start}
                  defaultChecked={available && start === value}
                  disabled={!available}
                  aria-invalid={error ? true : undefined}
                  className="sr-only"
                />
                {timeText(start, locale)}
              </label>
            ))}
          </div>
          <p role="status" className="mt-2 text-sm">
            {t(STATES[state], {
              day: date ? formatted(date, locale, { weekday: 'long', day: 'numeric', month: 'long' }) : '',
            })}
          </p>
        </>
      )}
    </FieldGroup>
  )
}

/** '3 free', 'Full'; empty until it is known, with its place kept. */
function freeText(count: number | undefined, t: Say): string {
  if (count === undefined) return '\u00a0'
  return count === 0 ? t(words.noTimesFree) : t(words.timesFree, { count })
}

const STATES = {
  loading: words.checkingAvailableTimes,
  free: words.availableTimesDay,
  none: words.fullyBookedDayTry,
  failed: words.couldntLoadAvailableTimes,
} as const

function formatted(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}

/** Formats a local time: '10:30 am' for '2026-01-31T10:30'. */
function timeText(start: string, locale: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(`${start}Z`))
}
