import { lengthText } from '../leads/length-text.ts'
import type { AssignmentPage, TemplateForm, TemplatesPage } from '../pages/inbox-settings-page.ts'
import { Clashes, Shown } from './form/clashes.tsx'
import { controlMarks, FieldFault } from './form/field-fault.tsx'
import { Badge, Button, Empty, Fault, Field, PageHeading, Select } from './parts.tsx'

export function TemplatesView({ fault, notice, variables, templates, draft }: TemplatesPage) {
  return (
    <>
      <PageHeading title="Templates" note="Texts that staff answer leads with, by mail and by text message." />
      <Notice text={notice} />
      <Fault text={fault} />
      {templates.length === 0 ? (
        <Empty title="No templates yet">Write the answer that you type most often, once.</Empty>
      ) : (
        <ul className="card rows">
          {templates.map((template) => (
            <li key={template.id}>
              <details open={template.isOpen}>
                <summary>{template.name}</summary>
                <Fields template={template} />
                <form method="post" action={`/site/templates/${template.id}/remove`}>
                  <ShownOf template={template} />
                  <Button quiet>Remove</Button>
                </form>
              </details>
            </li>
          ))}
        </ul>
      )}
      <section className="card" aria-labelledby="new-template">
        <h2 id="new-template">{draft.isOpen ? 'Not saved yet' : 'New template'}</h2>
        <Fields template={draft} />
        <details>
          <summary>Variables</summary>
          <dl className="fact-list">
            {variables.map(({ name, meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </>
  )
}

function Fields({ template }: { readonly template: TemplateForm }) {
  const own = template.id || 'new'
  const lengthId = `length-${own}`
  const { name, subject, body } = template.fields
  const marks = (part: 'name' | 'subject' | 'body') => controlMarks(`${part}-${own}`, template.fields[part])
  return (
    <form method="post" action="/site/templates" className="talk-form template-fields">
      <input type="hidden" name="id" value={template.id} />
      <ShownOf template={template} />
      <Clashes clashes={template.clashes} />
      <label className="field">
        Name
        <input name="name" defaultValue={name.input} maxLength={100} required {...marks('name')} />
        <FieldFault id={`name-${own}`} fault={name.fault} />
      </label>
      <label className="field">
        Subject of the mail
        <input name="subject" defaultValue={subject.input} maxLength={200} {...marks('subject')} />
        <FieldFault id={`subject-${own}`} fault={subject.fault} />
      </label>
      <label className="field">
        Message
        <textarea
          name="body"
          rows={7}
          required
          defaultValue={body.input}
          {...marks('body')}
          aria-describedby={body.fault ? `body-${own}-fault ${lengthId}` : lengthId}
          data-text-length={lengthId}
        />
        <FieldFault id={`body-${own}`} fault={body.fault} />
      </label>
      <p className="quiet">
        As a text message, before its variables are filled in: <span id={lengthId}>{lengthText(body.input)}</span>
      </p>
      <Button>Save</Button>
    </form>
  )
}

function ShownOf({ template }: { readonly template: TemplateForm }) {
  return <Shown fields={Object.entries(template.fields).map(([name, { shown }]) => ({ name, shown }))} />
}

export function AssignmentView(page: AssignmentPage) {
  const { fault, notice, rules, typed, outcome } = page
  return (
    <>
      <PageHeading title="Who gets a lead" note="The first rule that fits and has a free person decides." />
      <Notice text={notice} />
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
              <form method="post" action={`/site/assignment/${id}`} className="buttons" aria-label={name}>
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
              </form>
            </li>
          ))}
        </ol>
      )}
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
      <form method="get" action="/site/assignment" className="detail">
        <fieldset className="card try-lead">
          <legend>Who would get this lead?</legend>
          <Select label="Kind" name="category" choices={page.categories} value={typed['category'] ?? ''} />
          <Select
            label="Location"
            name="location"
            choices={page.locations}
            value={typed['location'] ?? ''}
            empty="None"
          />
          <Plain label="Make" name="make" typed={typed} />
          <Select
            label="Condition"
            name="condition"
            choices={page.conditions}
            value={typed['condition'] ?? ''}
            empty="Any"
          />
          <Plain label="Price" name="price" typed={typed} />
          <Plain label="Buyer’s postcode" name="postcode" typed={typed} />
          <Select label="Day" name="weekday" choices={page.weekdays} value={typed['weekday'] ?? ''} empty="Today" />
          <Plain label="Time, such as 08:30" name="time" typed={typed} />
          <Button quiet>Try it</Button>
        </fieldset>
        <fieldset className="card try-lead">
          <legend>A new rule, after the others</legend>
          <Plain label="Name of the rule" name="name" typed={typed} />
          <Select
            label="For the kind"
            name="whenCategory"
            choices={page.categories}
            value={typed['whenCategory'] ?? ''}
            empty="Every kind"
          />
          <Select
            label="For the location"
            name="whenLocation"
            choices={page.locations}
            value={typed['whenLocation'] ?? ''}
            empty="Every location"
          />
          <Plain label="For makes, with commas" name="whenMake" typed={typed} />
          <Plain label="For postcodes, such as 4000-4199" name="whenPostcodes" typed={typed} />
          <Select label="Goes to" name="to" choices={page.targets} value={typed['to'] ?? ''} empty="Choose" />
          <button type="submit" className="button" formMethod="post">
            Save the rule
          </button>
        </fieldset>
      </form>
    </>
  )
}

function Plain({
  label,
  name,
  typed,
}: {
  readonly label: string
  readonly name: string
  readonly typed: Readonly<Record<string, string>>
}) {
  return <Field label={label} name={name} value={typed[name] ?? ''} required={false} />
}

function Notice({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="notice" role="status">
      {text}
    </p>
  )
}
