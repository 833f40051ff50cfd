import type { ReactNode } from 'react'
import { DoneLine } from '../parts/done-line.tsx'
import { Fold, Input, PlainButton } from '../parts/form/controls.tsx'
import { controlMarks } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Labelled } from '../parts/form/labelled.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { Badge, Button, Fault, Select, Time } from '../parts/parts.tsx'
import { useMarkRead } from '../parts/use-mark-read.ts'
import { Composer } from './composer.tsx'
import { DeliveryLine, Thumbnail } from './lead-parts.tsx'
import type { ConversationDetails, ConversationPage } from './leads-page.ts'
import { NextStep } from './next-step.tsx'
import { SalePanel } from './sale/sale-panel.tsx'
import { Thread } from './thread.tsx'

/** INBOX-6: one conversation. */
export function ConversationView({ page }: { readonly page: ConversationPage }) {
  const { shown, place, people, notice } = page
  useMarkRead(`/leads/${shown.id}/read`)
  const hidden = (
    <>
      <Input type="hidden" name="place" value={place} />
      <Input type="hidden" name="seen" value={shown.seen} />
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
            {shown.clock && shown.clock.text !== shown.stage.label && (
              <Badge tone={shown.clock.tone}>{shown.clock.text}</Badge>
            )}
            <Badge tone={shown.stage.tone}>
              {shown.stage.label}
              {shown.reason && `: ${shown.reason}`}
            </Badge>
          </span>
        </div>
        <p className="quiet">{[shown.category, shown.location, shown.source].filter(Boolean).join(' · ')}</p>
        <DoneLine {...(notice ?? { text: null })} hidden={hidden} />
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
          {shown.wonHref && (
            <a className="button quiet-button" href={shown.wonHref}>
              Won
            </a>
          )}
          {shown.may.stage && shown.sale === null && <StageForms shown={shown} hidden={hidden} />}
        </div>
        <SalePanel shown={shown} hidden={hidden} />
        {shown.may.assign && people ? (
          <Form method="post" action={`/leads/${shown.id}/assign`} className="toolbar owner-form">
            {hidden}
            <Select label="Owner" choices={people} empty="Unassigned" {...typedField('person', shown.forms.owner)} />
            <Button quiet>Assign</Button>
            {shown.may.explain && (
              <a href={`/leads/${shown.id}${place}${place ? '&' : '?'}who`}>Who would get this lead?</a>
            )}
          </Form>
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
    { stage: 'lost', ...(shown.isLost ? CORRECTED : LOST), ...shown.forms.lost },
    { stage: 'junk', ...JUNK, ...shown.forms.junk },
  ] as const
  return (
    <>
      <Fold className="popover" name="end">
        <summary className="button quiet-button" data-stage="">
          Stage
        </summary>
        <Form method="post" action={action} className="menu stage-menu">
          {hidden}
          {shown.stages.map(({ value, label }) => (
            <PlainButton key={value} type="submit" name="stage" value={value}>
              {label}
            </PlainButton>
          ))}
        </Form>
      </Fold>
      {ends.map(
        ({ stage, summary, label, more, reasons, fields, isOpen }) =>
          reasons.length > 0 && (
            <Fold key={stage} className="popover" name="end" open={isOpen}>
              <summary className="button quiet-button">{summary}</summary>
              <Form method="post" action={action} about={stage} className="menu">
                {hidden}
                <Input type="hidden" name="stage" value={stage} />
                <Select label="Why" choices={reasons} {...typedField('reason', fields.reason)} />
                <Labelled id={`${stage}-other`} label={more} fault={fields.other.fault}>
                  <Input
                    name="other"
                    defaultValue={fields.other.input}
                    {...controlMarks(`${stage}-other`, fields.other)}
                  />
                </Labelled>
                <PlainButton type="submit" className="button">
                  {label}
                </PlainButton>
              </Form>
            </Fold>
          ),
      )}
    </>
  )
}

const LOST = { summary: 'Lost', label: 'Mark as lost', more: 'More about it (optional)' } as const
const CORRECTED = { ...LOST, summary: 'Correct the reason', label: 'Save the reason' } as const
const JUNK = { summary: 'Junk', label: 'Mark as junk', more: 'Or in your words' } as const

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
  return (
    <aside className="talk-side" aria-label="About this lead">
      <NextStep shown={shown} hidden={hidden} />
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
          <div className="talk-form">
            {shown.may.export && <a href={`/leads/${shown.id}/person.json`}>Download everything we store</a>}
            {shown.may.erase && (
              <Form method="post" action={`/leads/${shown.id}/erase`} className="talk-form">
                {hidden}
                <p className="quiet">Deletes this person’s details from the site for good. Counts remain.</p>
                <Button quiet>Erase this person</Button>
              </Form>
            )}
          </div>
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
