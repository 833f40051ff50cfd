import { useRef, useState } from 'react'
import { dateAfter } from '#domain/date-after.ts'
import type { Booking } from '#domain/form/field-description.ts'
import { zonedInstant } from '#domain/zoned-instant.ts'
import { FieldGroup } from './field.tsx'
import { type FormFieldProps, WHOLE_ROW } from './form-field-props.ts'
import { useFormValue } from './use-form-value.ts'
import { useFreeTimes } from './use-free-times.ts'

/** FORM-14: a row of days, and the times of the chosen day. Both are radio groups, so arrow keys work. */
export function AppointmentPicker({
  field,
  booking,
  value,
  error,
  attempts = 0,
  id,
}: FormFieldProps & { readonly booking: Booking }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { daysAhead, locale, timezone } = booking
  // Today in the dealer's time zone, which may differ from the visitor's.
  const [today] = useState(() => zonedInstant(new Date(), timezone).slice(0, 'YYYY-MM-DD'.length))
  const [chosen, setChosen] = useState<string | null>(value.slice(0, 10) || null)
  const location = useFormValue(group, 'location_id')
  const { date, times, state } = useFreeTimes(location, chosen, today, attempts)
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => dateAfter(today, index))
  return (
    <FieldGroup
      ref={group}
      id={id}
      label={field.label}
      hint={`${field.hint} No time suits? We’ll call you.`}
      error={error}
      className={WHOLE_ROW}
    >
      {location === '' ? (
        <p className="text-muted">Choose a location to see available times.</p>
      ) : (
        <>
          <div role="radiogroup" aria-label="Day" className="appointment-days">
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
              </label>
            ))}
          </div>
          <div role="radiogroup" aria-label="Time" className="appointment-times mt-3">
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
            {STATES[state](date ? formatted(date, locale, { weekday: 'long', day: 'numeric', month: 'long' }) : '')}
          </p>
        </>
      )}
    </FieldGroup>
  )
}

const STATES = {
  loading: () => 'Checking available times…',
  free: (day: string) => `Available times on ${day}.`,
  none: (day: string) => `Fully booked on ${day}. Try another day.`,
  failed: () => 'We couldn’t load the available times. Send the form without one and we’ll call you.',
} as const

function formatted(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}

/** Formats a local time: '10:30 am' for '2026-01-31T10:30'. */
function timeText(start: string, locale: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(`${start}Z`))
}
