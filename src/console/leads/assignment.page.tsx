import type { KeyboardEvent } from 'react'
import { definePage, type PageOf } from '../page-modules.ts'
import type { Choice } from '../page-values.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Empty, Fault, Field, PageHeading, Select } from '../parts/parts.tsx'

export default definePage<'assignment'>({ title: 'Lead routing', View: AssignmentView })

function AssignmentView(page: PageOf<'assignment'>) {
  const { fault, notice, rules, removed, typed, outcome } = page
  const text = (name: string, label: string) => (
    <Field label={label} name={name} value={typed[name] ?? ''} required={false} />
  )
  const select = (name: string, label: string, choices: readonly Choice[], empty?: string) => (
    <Select label={label} name={name} choices={choices} value={typed[name] ?? ''} {...(empty && { empty })} />
  )
  return (
    <>
      <PageHeading title="Lead routing" note="Checked from the top; the first match gets the lead." />
      <DoneLine text={notice} />
      <Fault text={fault} />
      {rules.length === 0 ? (
        <Empty title="No rules yet">Every new lead is unassigned until a person takes it.</Empty>
      ) : (
        <ol className="card rows">
          {rules.map(({ id, name, when, to, isFirst, isLast }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <br />
                <span className="quiet">{when} → </span>
                {to}
              </span>
              <Form method="post" action={`/site/assignment/${id}`} className="buttons" aria-label={name}>
                {!isFirst && (
                  <Button quiet name="do" value="up">
                    Up
                  </Button>
                )}
                {!isLast && (
                  <Button quiet name="do" value="down">
                    Down
                  </Button>
                )}
                <Button quiet name="do" value="remove">
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
      {removed.map(({ text, undo }) => (
        <DoneLine key={undo.action} text={text} undo={undo} />
      ))}
      {outcome && (
        <div className="done" role="status">
          <div>
            This lead goes to <strong>{outcome.owner}</strong>
            <ol>
              {outcome.steps.map(({ text, decides }) => (
                <li key={text}>
                  {text} {decides && <Badge tone="good">Decides</Badge>}
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
      <Form method="post" action="/site/assignment" className="detail">
        <fieldset className="card try-lead">
          <legend>Add a rule</legend>
          {text('name', 'Name of the rule')}
          {select('whenCategory', 'For the kind', page.categories, 'Every kind')}
          {select('whenLocation', 'For the location', page.locations, 'Every location')}
          {text('whenMake', 'For makes, with commas')}
          {text('whenPostcodes', 'For postcodes, such as 4000-4199')}
          {select('to', 'Goes to', page.targets, 'Choose')}
          <Button>Save the rule</Button>
        </fieldset>
        <fieldset className="card try-lead" onKeyDown={tryOnEnter}>
          <legend>Who would get this lead?</legend>
          {select('category', 'Kind', page.categories)}
          {select('location', 'Location', page.locations, 'None')}
          {text('make', 'Make')}
          {select('condition', 'Condition', page.conditions, 'Any')}
          {text('price', 'Price')}
          {text('postcode', 'Buyer’s postcode')}
          {select('weekday', 'Day', page.weekdays, 'Today')}
          {text('time', 'Time, such as 08:30')}
          <Button quiet name="do" value="try">
            Try it
          </Button>
        </fieldset>
      </Form>
    </>
  )
}

/** Enter in the try-out presses its own button, not the first of the form. */
function tryOnEnter(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const button = event.currentTarget.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.form?.requestSubmit(button)
}
