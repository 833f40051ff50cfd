import type { HoursRow } from '#views/location/hours-rows.ts'
import * as words from '#words/location.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { WeekHours } from './week-hours.tsx'

/** Today's hours, which expand to the week's (PLACE-3). */
export function OpeningHours({ hours }: { readonly hours: readonly HoursRow[] }) {
  const t = useWords()
  const today = hours.find((row) => row.today)
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2.5">
        <Icon name="clock" className="size-5 shrink-0" />
        {today ? t(words.todayText, { text: today.text }) : t(words.openingHours)}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <WeekHours hours={hours} className="pt-1 pb-3 pl-7" />
    </details>
  )
}
