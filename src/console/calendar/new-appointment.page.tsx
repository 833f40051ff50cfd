import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { Button, Fault, PageHeading, Select } from '../parts/parts.tsx'
import type { NewAppointmentPage } from './calendar-values.ts'
import { DayChoice, Times } from './free-times.tsx'

export default definePage<NewAppointmentPage>({ title: 'New appointment', View: NewAppointmentView })

function NewAppointmentView({ fault, back, words, people, none, toAdd, chosen }: NewAppointmentPage) {
  return (
    <>
      <p>
        <a href={back}>← Calendar</a>
      </p>
      <PageHeading title="New appointment" {...(chosen ? { note: `${chosen.name} · ${chosen.about}` } : {})} />
      <Fault text={fault} />
      {chosen === null ? (
        <section className="card" aria-label="Person">
          <Form method="get" action="/calendar/new" className="toolbar">
            <div className="field">
              <label htmlFor="new-words">Who is it for?</label>
              <Input
                id="new-words"
                name="words"
                type="search"
                defaultValue={words}
                placeholder="Name, phone or email"
              />
            </div>
            <Button quiet>Find</Button>
          </Form>
          {people.length === 0 ? (
            <p className="toolbar no-person">
              {none}
              {toAdd !== null && (
                <a className="button quiet-button" href={toAdd}>
                  Add this person
                </a>
              )}
            </p>
          ) : (
            <ul className="people">
              {people.map((person) => (
                <li key={person.href}>
                  <a href={person.href}>
                    <strong>{person.name}</strong> <span className="quiet">{person.about}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : (
        <section className="card" aria-label="Time">
          <DayChoice times={chosen.times} action="/calendar/new" kept={{ conversation: chosen.conversationId }} />
          <Form method="post" action="/calendar" className="stack">
            <Input type="hidden" name="id" value={chosen.id} />
            <Input type="hidden" name="conversation" value={chosen.conversationId} />
            <Input type="hidden" name="location" value={chosen.times.location} />
            <Input type="hidden" name="on" value={chosen.times.date} />
            <Select label="What for" choices={chosen.kinds} {...typedField('kind', chosen.kind)} />
            <Times times={chosen.times} submit="Book and send a mail" />
          </Form>
        </section>
      )}
    </>
  )
}
