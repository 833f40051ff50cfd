import type {
  AppointmentPage,
  CalendarEntry,
  CalendarPage,
  FreeTimes,
  NewAppointmentPage,
} from '../pages/calendar-page.ts'
import { Badge, Button, Empty, Fault, PageHeading, Select, Tabs, Time } from './parts.tsx'

/** The tabs that calendar and reservations share. */
export function DeskTabs({ at }: { readonly at: 'calendar' | 'reservations' }) {
  return (
    <Tabs
      label="Calendar and reservations"
      tabs={[
        { href: '/calendar', label: 'Appointments', isCurrent: at === 'calendar', count: null },
        { href: '/reservations', label: 'Reservations', isCurrent: at === 'reservations', count: null },
      ]}
    />
  )
}

export function CalendarView(page: CalendarPage) {
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
          <form method="get" action="/calendar" className="toolbar">
            <input type="hidden" name="week" value={page.monday} />
            <Select
              label="Location"
              isLabelHidden
              name="location"
              choices={page.locations}
              value={page.location}
              empty="All locations"
            />
            <Button quiet>Show</Button>
          </form>
        )}
      </div>
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
            {day.hours.map((text) => (
              <p key={text} className="quiet day-hours">
                {text}
              </p>
            ))}
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

export function AppointmentView(page: AppointmentPage) {
  const { acts } = page
  const action = `/calendar/${page.id}`
  return (
    <>
      <p>
        <a href={page.back}>← Calendar</a>
      </p>
      <PageHeading title={page.name} note={page.title}>
        <Badge tone={page.state.tone}>{page.state.text}</Badge>
      </PageHeading>
      {page.notice && (
        <p className="notice" role="status">
          {page.notice}
        </p>
      )}
      <Fault text={page.fault} />
      <div className="detail">
        <section className="card" aria-label="Appointment">
          <dl className="facts">
            <dt>When</dt>
            <dd>{page.when}</dd>
            <dt>Where</dt>
            <dd>{page.place}</dd>
            {page.car && (
              <>
                <dt>Car</dt>
                <dd>{page.car}</dd>
              </>
            )}
            {page.phone && (
              <>
                <dt>Phone</dt>
                <dd>
                  <a href={page.phone.href}>{page.phone.text}</a>
                </dd>
              </>
            )}
          </dl>
          {page.conversation && <a href={`/leads/${page.conversation}`}>Open the conversation</a>}
          {(acts.includes('came') || acts.includes('missed')) && (
            <form method="post" action={`${action}/mark`} className="buttons">
              <input type="hidden" name="seen" value={page.seen} />
              {acts.includes('came') && (
                <Button name="do" value="came">
                  They came
                </Button>
              )}
              {acts.includes('missed') && (
                <Button quiet name="do" value="missed">
                  They did not come
                </Button>
              )}
            </form>
          )}
          {acts.includes('cancel') && (
            <details>
              <summary>Cancel the appointment</summary>
              <form method="post" action={`${action}/cancel`} className="stack">
                <input type="hidden" name="seen" value={page.seen} />
                <p className="quiet">The time is free again, and the person gets a mail.</p>
                <Button quiet>Cancel the appointment</Button>
              </form>
            </details>
          )}
        </section>
        {acts.includes('move') && (
          <section className="card" aria-label="Move">
            <h2>Move</h2>
            <DayChoice times={page.times} action={action} kept={{}} />
            <form method="post" action={`${action}/move`} className="stack">
              <input type="hidden" name="seen" value={page.seen} />
              <input type="hidden" name="location" value={page.times.location} />
              <Times times={page.times} submit="Move and send a mail" />
            </form>
          </section>
        )}
      </div>
    </>
  )
}

export function NewAppointmentView({ fault, back, words, people, chosen }: NewAppointmentPage) {
  return (
    <>
      <p>
        <a href={back}>← Calendar</a>
      </p>
      <PageHeading title="New appointment" {...(chosen ? { note: `${chosen.name} · ${chosen.about}` } : {})} />
      <Fault text={fault} />
      {chosen === null ? (
        <section className="card" aria-label="Person">
          <form method="get" action="/calendar/new" className="toolbar">
            <div className="field">
              <label htmlFor="new-words">Who is it for?</label>
              <input
                id="new-words"
                name="words"
                type="search"
                defaultValue={words}
                placeholder="Name, phone or email"
              />
            </div>
            <Button quiet>Find</Button>
          </form>
          {people.length === 0 ? (
            <Empty title="Nobody found">A person is in the inbox after their first enquiry.</Empty>
          ) : (
            <ul className="people">
              {people.map((person) => (
                <li key={person.href}>
                  <a href={person.href}>{person.name}</a> <span className="quiet">{person.about}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : (
        <section className="card" aria-label="Time">
          <DayChoice times={chosen.times} action="/calendar/new" kept={{ conversation: chosen.conversationId }} />
          <form method="post" action="/calendar" className="stack">
            <input type="hidden" name="id" value={chosen.id} />
            <input type="hidden" name="conversation" value={chosen.conversationId} />
            <input type="hidden" name="location" value={chosen.times.location} />
            <input type="hidden" name="on" value={chosen.times.date} />
            <Select label="What for" name="kind" choices={chosen.kinds} value={chosen.kind} />
            <Times times={chosen.times} submit="Book and send a mail" />
          </form>
        </section>
      )}
    </>
  )
}

/** Chooses another day or location, which loads its free times. */
function DayChoice({
  times,
  action,
  kept,
}: {
  readonly times: FreeTimes
  readonly action: string
  readonly kept: Readonly<Record<string, string>>
}) {
  return (
    <form method="get" action={action} className="toolbar">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="times-on">Day</label>
        <input id="times-on" name="on" type="date" defaultValue={times.date} required />
      </div>
      {times.locations.length > 1 && (
        <Select label="Location" name="location" choices={times.locations} value={times.location} />
      )}
      <Button quiet>Show times</Button>
    </form>
  )
}

function Times({ times, submit }: { readonly times: FreeTimes; readonly submit: string }) {
  if (times.times.length === 0) return <p className="quiet">No free time on {times.day}. Choose another day.</p>
  return (
    <>
      <fieldset className="times">
        <legend>Free on {times.day}</legend>
        {times.times.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="time" value={value} required /> {label}
          </label>
        ))}
      </fieldset>
      <Button>{submit}</Button>
    </>
  )
}
