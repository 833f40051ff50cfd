import type { PlaceView } from '#views/location/places-view.ts'
import { Icon } from '../elements/icon.tsx'
import { Panel } from '../elements/panel.tsx'

/** PLACE-4: a button with a native dialog of a location's dated days; nothing without days. */
export function HolidayHours({ place }: { readonly place: Pick<PlaceView, 'id' | 'name' | 'holidays'> }) {
  if (place.holidays.length === 0) return null
  const id = `holidays-${place.id}`
  return (
    <>
      <button type="button" popoverTarget={id} className="holiday-button" aria-label={`Holiday hours of ${place.name}`}>
        <Icon name="calendar" className="size-5 shrink-0" />
        Holiday hours
      </button>
      <Panel id={id} label={`Holiday hours of ${place.name}`} title="Holiday hours" className="holiday-panel" isDialog>
        <p className="holiday-place">{place.name}</p>
        <dl className="holiday-days">
          {place.holidays.map(({ date, day, name, status, text }) => (
            <div key={date} className="holiday-day">
              <dt>
                <strong>{name}</strong>
                <time dateTime={date}>{day}</time>
              </dt>
              <dd className={status === 'Open' ? 'holiday-open' : 'holiday-closed'}>
                {status === 'Open' ? `Open ${text}` : text}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}
