import { useEffect, useState } from 'react'
import type { LocationView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

/** The week's hours behind a line that, once the page lives, says those of today (PLACE-3). */
export function OpeningHours({ hours }: Pick<LocationView, 'hours'>) {
  const [today, setToday] = useState<number | null>(null)
  // The page may have been kept since yesterday, so that only the browser knows the day.
  useEffect(() => setToday((new Date().getDay() + 6) % 7), [])
  const now = today === null ? null : hours[today]
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2">
        <Icon name="clock" className="size-5 shrink-0" />
        {now ? `Today: ${now.text}` : 'Opening hours'}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pt-1 pb-3 pl-7 text-[0.9375rem]">
        {hours.map(({ day, text }, n) => (
          <div key={day} className={`contents ${n === today ? 'font-semibold' : ''}`}>
            <dt>{day}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
