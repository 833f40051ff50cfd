import type { LocationView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useToday } from './use-today.ts'
import { WeekHours } from './week-hours.tsx'

/** The week's hours behind a line that, once the page lives, says those of today (PLACE-3). */
export function OpeningHours({ hours }: Pick<LocationView, 'hours'>) {
  const today = useToday()
  const now = today === null ? null : hours[today]
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2">
        <Icon name="clock" className="size-5 shrink-0" />
        {now ? `Today: ${now.text}` : 'Opening hours'}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <WeekHours hours={hours} className="pt-1 pb-3 pl-7" />
    </details>
  )
}
