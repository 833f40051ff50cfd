import type { PlaceView } from '#views/location/places-view.ts'
import * as words from '#words/location.ts'
import { Icon } from '../elements/icon.tsx'
import { Panel } from '../elements/panel.tsx'
import { useWords } from '../use-words.ts'

/** PLACE-4: a button with a native dialog of a location's dated days; nothing without days. */
export function HolidayHours({ place }: { readonly place: Pick<PlaceView, 'id' | 'name' | 'holidays'> }) {
  const t = useWords()
  if (place.holidays.length === 0) return null
  const id = `holidays-${place.id}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="holiday-button"
        aria-label={t(words.holidayHoursName, { name: place.name })}
      >
        <Icon name="calendar" className="size-5 shrink-0" />
        {t(words.holidayHours)}
      </button>
      <Panel
        id={id}
        label={t(words.holidayHoursName, { name: place.name })}
        title={t(words.holidayHours)}
        className="holiday-panel"
        isDialog
      >
        <p className="holiday-place">{place.name}</p>
        <dl className="holiday-days">
          {place.holidays.map(({ date, day, name, status, text }) => (
            <div key={date} className="holiday-day">
              <dt>
                <strong>{name}</strong>
                <time dateTime={date}>{day}</time>
              </dt>
              <dd className={status === 'Open' ? 'holiday-open' : 'holiday-closed'}>
                {status === 'Open' ? t(words.openText, { text }) : text}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}
