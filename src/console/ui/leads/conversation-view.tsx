import type { ReactNode } from 'react'
import type { ConversationDetails, LeadsPage } from '../../leads/leads-page.ts'
import { Clashes, Shown } from '../form/clashes.tsx'
import { Badge, Button, Fault, Field, Select, Time } from '../parts.tsx'
import { Composer } from './composer.tsx'
import { DeliveryLine, NoticeLine, Thumbnail } from './lead-parts.tsx'
import { Thread } from './thread.tsx'

/** INBOX-6: one conversation. */
export function ConversationView({ shown, page }: { readonly shown: ConversationDetails; readonly page: LeadsPage }) {
  const { place, people, notice } = page
  const hidden = (
    <>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="seen" value={shown.seen} />
    </>
  )
  return (
    <article className="talk" aria-labelledby="talk-name">
      <header className="talk-head">
        <a className="back" href={`/leads${place}#lead-${shown.id}`}>
          ‹ Leads
        </a>
        <div className="heading">
          <h1 id="talk-name">{shown.name}</h1>
          <span className="toolbar">
            {shown.clock && <Badge tone={shown.clock.tone}>{shown.clock.text}</Badge>}
            <Badge tone={shown.stage.tone}>
              {shown.stage.label}
              {shown.reason && `: ${shown.reason}`}
            </Badge>
          </span>
        </div>
        <p className="quiet">{[shown.category, shown.location, shown.source].filter(Boolean).join(' · ')}</p>
        <NoticeLine notice={notice} place={place} />
        <Fault text={shown.fault} />
        <div className="toolbar talk-actions">
          {shown.phone && (
            <a className="button" href={shown.phone.href}>
              Call {shown.phone.text}
            </a>
          )}
          {shown.bookHref && (
            <a className="button quiet-button" href={shown.bookHref}>
              Book a time
            </a>
          )}
          {shown.may.reply && <StageForms shown={shown} hidden={hidden} />}
        </div>
        {shown.may.assign && people ? (
          <form method="post" action={`/leads/${shown.id}/assign`} className="toolbar owner-form">
            {hidden}
            <Select label="Owner" name="person" choices={people} value={shown.assignee} empty="Unassigned" />
            <Button quiet>Assign</Button>
            {shown.may.explain && (
              <a href={`/leads/${shown.id}${place}${place ? '&' : '?'}who`}>Who would get this lead?</a>
            )}
          </form>
        ) : (
          <p>Owner: {shown.owner ?? 'Unassigned'}</p>
        )}
        {shown.explanation && (
          <div className="done" role="status">
            <div>
              By the rules as they are now: <strong>{shown.explanation.owner}</strong>
              <ul>
                {shown.explanation.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </header>
      <div className="talk-body">
        {shown.cars.length > 0 && <Cars shown={shown} />}
        <div className="talk-main">
          <Thread items={shown.thread} id={shown.id} hidden={hidden} />
          {shown.may.reply && <Composer shown={shown} hidden={hidden} place={place} />}
        </div>
        <Side shown={shown} hidden={hidden} />
      </div>
    </article>
  )
}

function StageForms({ shown, hidden }: { readonly shown: ConversationDetails; readonly hidden: ReactNode }) {
  const action = `/leads/${shown.id}/stage`
  const ends = [
    ['lost', 'Mark as lost', shown.reasons.lost],
    ['junk', 'Mark as junk', shown.reasons.junk],
  ] as const
  return (
    <>
      <details className="popover" name="end">
        <summary className="button quiet-button" data-stage="">
          Stage
        </summary>
        <form method="post" action={action} className="menu stage-menu">
          {hidden}
          {shown.stages.map(({ value, label }) => (
            <button key={value} type="submit" name="stage" value={value}>
              {label}
            </button>
          ))}
        </form>
      </details>
      {ends.map(
        ([stage, label, reasons]) =>
          reasons.length > 0 && (
            <details key={stage} className="popover" name="end">
              <summary className="button quiet-button">{stage === 'lost' ? 'Lost' : 'Junk'}</summary>
              <form method="post" action={action} className="menu">
                {hidden}
                <input type="hidden" name="stage" value={stage} />
                <Select label="Why" name="reason" choices={reasons.map((each) => ({ value: each, label: each }))} />
                <label className="field">
                  Or in your words
                  <input name="other" maxLength={200} />
                </label>
                <button type="submit" className="button">
                  {label}
                </button>
              </form>
            </details>
          ),
      )}
    </>
  )
}

function Cars({ shown }: { readonly shown: ConversationDetails }) {
  return (
    <div className="talk-cars">
      {shown.cars.map((car) => (
        <section key={car.id ?? car.title} className="side-car">
          <Thumbnail picture={car.picture} name={car.title} />
          <div>
            <h2>{car.href ? <a href={car.href}>{car.title}</a> : car.title}</h2>
            {car.price && <p className="number">{car.price}</p>}
            {car.priceThen && <p className="quiet">{car.priceThen}</p>}
            <p className="quiet">
              {car.stockNumber && `Stock ${car.stockNumber} `}
              {car.state && <Badge tone="warning">{car.state}</Badge>}
            </p>
          </div>
        </section>
      ))}
    </div>
  )
}

function Side({ shown, hidden }: { readonly shown: ConversationDetails; readonly hidden: ReactNode }) {
  const { fields } = shown.next
  return (
    <aside className="talk-side" aria-label="About this lead">
      <section>
        <h2>Next step</h2>
        {shown.nextAction ? (
          <p>
            <Badge tone={shown.nextAction.isDue ? 'warning' : 'plain'}>{shown.nextAction.text}</Badge>{' '}
            {shown.nextAction.at && <Time at={shown.nextAction.at} />}
          </p>
        ) : (
          <p className="quiet">None planned</p>
        )}
        {shown.may.reply && (
          <details open={shown.next.isOpen}>
            <summary>Plan</summary>
            <form method="post" action={`/leads/${shown.id}/next`} className="talk-form">
              {hidden}
              <Shown fields={Object.entries(fields).map(([name, { shown }]) => ({ name, shown }))} />
              <Clashes clashes={shown.next.clashes} />
              <Field
                label="What"
                name="text"
                value={fields.text.input}
                required={false}
                fault={fields.text.fault}
                hasFocus={fields.text.hasFocus}
              />
              <Field
                label="On"
                name="on"
                type="date"
                value={fields.on.input}
                required={false}
                fault={fields.on.fault}
                hasFocus={fields.on.hasFocus}
              />
              <Button quiet>Save</Button>
            </form>
          </details>
        )}
      </section>
      <section>
        <h2>Person</h2>
        <dl className="fact-list">
          {shown.email && (
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${shown.email}`}>{shown.email}</a>
              </dd>
            </div>
          )}
          {shown.phone && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={shown.phone.href}>{shown.phone.text}</a>
              </dd>
            </div>
          )}
          {shown.person.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {shown.may.askForErasure && (
          <p className="quiet">
            This person may have written to other places too. Ask an owner or manager who works on the whole site to
            download or erase what we store.
          </p>
        )}
        {(shown.may.export || shown.may.erase) && (
          <details>
            <summary>Personal data</summary>
            <div className="talk-form">
              {shown.may.export && <a href={`/leads/${shown.id}/person.json`}>Download everything we store</a>}
              {shown.may.erase && (
                <form method="post" action={`/leads/${shown.id}/erase`} className="talk-form">
                  {hidden}
                  <p className="quiet">Deletes this person’s details from the site for good. Counts remain.</p>
                  <Button quiet>Erase this person</Button>
                </form>
              )}
            </div>
          </details>
        )}
      </section>
      {shown.others.length > 0 && (
        <section>
          <h2>Other leads of this person</h2>
          <ul className="plain">
            {shown.others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>{other.title}</a> <Badge tone={other.stage.tone}>{other.stage.label}</Badge>{' '}
                <Time at={other.at} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.reservations.length > 0 && (
        <section>
          <h2>Reservations</h2>
          <ul className="plain">
            {shown.reservations.map(({ text, at }) => (
              <li key={at.iso}>
                {text} <Time at={at} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.deliveries.length > 0 && (
        <section>
          <h2>Deliveries</h2>
          <ul className="plain">
            {shown.deliveries.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryLine delivery={delivery} id={shown.id} hidden={hidden} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
