import type { LocationView } from '#site/site-view.ts'
import { useToday } from './use-today.ts'

/** PLACE-3: the hours of the week, today's in bold. */
export function WeekHours({ hours, className = '' }: Pick<LocationView, 'hours'> & { readonly className?: string }) {
  const today = useToday()
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[0.9375rem] ${className}`}>
      {hours.map(({ day, text }, row) => (
        <div key={day} className={`contents ${row === today ? 'font-semibold' : ''}`}>
          <dt>{day}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
