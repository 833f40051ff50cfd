import { definePage } from '../page-modules.ts'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, PageHeading, Select, Time } from '../parts/parts.tsx'
import type { CalendarEntry, CalendarPage } from './calendar-values.ts'
import { DeskTabs } from './desk-tabs.tsx'

export default definePage<CalendarPage>({ title: 'Calendar', View: CalendarView })

function CalendarView(page: CalendarPage) {
  return (
    <>
      <PageHeading title="Calendar" note={page.week}>
        {page.newHref && (
          <a className="button" href={page.newHref}>
            New appointment
          </a>
        )}
      </PageHeading>
      {page.hasReservations && <DeskTabs at="calendar" />}
      <div className="week-bar">
        <nav className="buttons" aria-label="Weeks">
          <a className="button quiet-button" href={page.previous}>
            <span aria-hidden="true">←</span>
            <span className="visually-hidden">Earlier week</span>
          </a>
          <a className="button quiet-button" href={page.thisWeek} aria-current={page.isThisWeek ? 'date' : undefined}>
            This week
          </a>
          <a className="button quiet-button" href={page.next}>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">Later week</span>
          </a>
        </nav>
        {page.locations.length > 1 && (
          <Form method="get" action="/calendar" className="toolbar">
            <Input type="hidden" name="week" value={page.monday} />
            <Select
              label="Location"
              isLabelHidden
              name="location"
              choices={page.locations}
              value={page.location}
              empty="All locations"
            />
            <Button quiet>Show</Button>
          </Form>
        )}
      </div>
      {page.nextVisit && (
        <p>
          {page.nextVisit.none} The next is on{' '}
          <a href={page.nextVisit.href}>
            <Time at={page.nextVisit.time} />
          </a>
          .
        </p>
      )}
      <ol className="week">
        {page.days.map((day) => (
          <li
            key={day.date}
            className={`week-day${day.isToday ? ' is-today' : ''}${day.isPast ? ' is-past' : ''}`}
            aria-current={day.isToday ? 'date' : undefined}
          >
            <h2>
              {day.weekday} <span>{day.day}</span>
              {day.isToday && <Badge tone="info">Today</Badge>}
            </h2>
            {day.specialDays.map((name) => (
              <p key={name} className="special-day">
                {name}
              </p>
            ))}
            <Hours hours={day.hours} />
            {day.appointments.length > 0 && (
              <ul className="entries">
                {day.appointments.map((entry) => (
                  <Entry key={entry.href} entry={entry} />
                ))}
              </ul>
            )}
            {day.free && (
              <p className="free-times">
                {day.free.href ? (
                  <a href={day.free.href}>{day.free.text}</a>
                ) : (
                  <span className="quiet">{day.free.text}</span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Of many locations folded away: the day's appointments come first. */
function Hours({ hours }: { readonly hours: readonly string[] }) {
  const lines = hours.map((text) => (
    <p key={text} className="quiet day-hours">
      {text}
    </p>
  ))
  if (hours.length <= 2) return lines
  return (
    <Fold className="day-hours">
      <summary>Opening hours</summary>
      {lines}
    </Fold>
  )
}

function Entry({ entry }: { readonly entry: CalendarEntry }) {
  return (
    <li>
      <a className={`entry ${entry.state}`} href={entry.href}>
        <span className="entry-time">
          <Time at={entry.time} />
          <span className="quiet">{entry.kind}</span>
        </span>
        <strong>{entry.name}</strong>
        {entry.car && <span className="quiet">{entry.car}</span>}
        {entry.place && <span className="quiet">{entry.place}</span>}
        {entry.badge && <Badge tone={entry.badge.tone}>{entry.badge.text}</Badge>}
      </a>
    </li>
  )
}
