import type { KeyboardEvent } from 'react'
import { Clashes, Shown } from '../../parts/form/clashes.tsx'
import { Fold } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { typedField } from '../../parts/form/typed-field.ts'
import { Badge, Button, Choices, Field, Select } from '../../parts/parts.tsx'
import { MakesField } from './makes-field.tsx'
import type { RuleFormView } from './rule-form-values.ts'

/** INBOX-4: a rule of lead routing: who gets which leads, and 'Who would get this lead?' before it is saved. */
export function RuleForm({ form }: { readonly form: RuleFormView }) {
  const { fields, isNew, choices } = form
  const of = (name: keyof typeof fields) => typedField(name, fields[name])
  const ticks = (name: keyof typeof choices & keyof typeof fields, legend: string) =>
    // One location is no choice.
    (choices[name].length > 1 || fields[name].input !== '') && (
      <Choices
        legend={legend}
        name={name}
        choices={choices[name]}
        chosen={fields[name].input.split('\n')}
        fault={fields[name].fault}
        hasFocus={fields[name].hasFocus}
      />
    )
  const shownFields = Object.entries(fields).map(([name, field]) => ({ name, shown: field.shown }))
  return (
    <Form method="post" action={form.action} className="rule-form">
      <div className="card rule-parts">
        {!isNew && <Shown fields={shownFields} />}
        <Clashes clashes={form.clashes} />
        <h2>{isNew ? 'Add a rule' : 'Who gets the leads'}</h2>
        <div className="rule-pair">
          <Field label="Name of the rule" required={false} {...of('name')} />
          <Select label="Goes to" choices={choices.to} empty="Choose" {...of('to')} />
        </div>
        <Select label="When nobody answers in time" choices={choices.whenOverdue} {...of('whenOverdue')} />
        <hr />
        <h2>Which leads</h2>
        <p className="quiet">Leave open what does not matter. A lead must fit every part that you fill in.</p>
        {ticks('categories', form.labels.categories)}
        <MakesField {...of('makes')} makes={form.makes} />
        {ticks('conditions', 'Condition of the car')}
        <div className="rule-pair">
          <Field label="Price from" required={false} {...of('priceFrom')} />
          <Field label="Price to" required={false} {...of('priceTo')} />
        </div>
        <Fold
          className="rule-more"
          open={SELDOM.some((name) => fields[name].input !== '' || fields[name].fault !== null)}
        >
          <summary>Place, day and time</summary>
          {ticks('locations', 'Locations')}
          {ticks('states', 'Buyer’s state')}
          <Field label={form.labels.postcodes} required={false} hint={form.labels.postcodesHint} {...of('postcodes')} />
          {ticks('weekdays', 'Days when the lead arrives')}
          <div className="rule-pair">
            <Field label="From" type="time" required={false} {...of('hoursFrom')} />
            <Field label="Until" type="time" required={false} hint="May be after midnight." {...of('hoursTo')} />
          </div>
        </Fold>
        <Button>Save the rule</Button>
      </div>
      <MadeUpLead form={form} />
    </Form>
  )
}

/** Parts that few rules have: folded until they hold something, so that the form is on one screen. */
const SELDOM = ['locations', 'states', 'postcodes', 'weekdays', 'hoursFrom', 'hoursTo'] as const

function MadeUpLead({ form: { labels, lead, leadChoices: choices, outcome } }: { readonly form: RuleFormView }) {
  const of = (name: keyof typeof lead) => typedField(name, lead[name])
  return (
    <section className="card rule-trial" aria-labelledby="rule-trial" onKeyDown={tryOnEnter}>
      <h2 id="rule-trial">Who would get this lead?</h2>
      <p className="quiet">Try it with the rule as you have typed it. Nothing is saved.</p>
      <Select label="Kind" choices={choices.category} {...of('category')} />
      {choices.location.length > 1 && (
        <Select label="Location" choices={choices.location} empty="None" {...of('location')} />
      )}
      <Field label="Make" required={false} {...of('make')} />
      <Select label="Condition" choices={choices.condition} empty="Any" {...of('condition')} />
      <Field label="Price" required={false} {...of('price')} />
      <Field label={labels.postcode} required={false} {...of('postcode')} />
      <Select label="Day" choices={choices.weekday} empty="Today" {...of('weekday')} />
      <Field label="Time" type="time" required={false} {...of('time')} />
      <Button quiet name="do" value="try">
        Try it
      </Button>
      <div role="status">
        {outcome && (
          <>
            This lead goes to <strong>{outcome.owner}</strong>
            <ol>
              {outcome.steps.map(({ text, decides }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rules may have the same words.
                <li key={index}>
                  {text} {decides && <Badge tone="good">Decides</Badge>}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}

/** Enter in the try-out presses its own button, not the first of the form. */
function tryOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const button = event.currentTarget.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.form?.requestSubmit(button)
}
