import type { HoursRow } from '#views/location/hours-rows.ts'

/** PLACE-3: the hours of the week, today's in bold. */
export function WeekHours({
  hours,
  className = '',
}: {
  readonly hours: readonly HoursRow[]
  readonly className?: string
}) {
  return (
    <dl className={`week-hours ${className}`}>
      {hours.map(({ day, text, today }) => (
        <div key={day} className={today ? 'contents font-semibold' : 'contents'}>
          <dt>{day}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
