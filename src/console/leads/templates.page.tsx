import { useState } from 'react'
import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Clashes, Shown } from '../parts/form/clashes.tsx'
import { Fold, Input, TextBox } from '../parts/form/controls.tsx'
import { controlMarks } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Labelled } from '../parts/form/labelled.tsx'
import { Button, Empty, Fault, PageHeading } from '../parts/parts.tsx'
import type { TemplateForm, TemplatesPage } from './inbox-settings-values.ts'
import { lengthText } from './length-text.ts'

export default definePage<TemplatesPage>({ title: 'Templates', View: TemplatesView })

function TemplatesView({ fault, notice, variables, templates, draft }: TemplatesPage) {
  return (
    <>
      <PageHeading title="Templates" note="Texts that staff answer leads with, by mail and by text message." />
      <DoneLine text={notice} />
      <Fault text={fault} />
      {templates.length === 0 ? (
        <Empty title="No templates yet">Write the answer that you type most often, once.</Empty>
      ) : (
        <ul className="card rows">
          {templates.map((template) => (
            <li key={template.id}>
              <Fold open={template.isOpen}>
                <summary>{template.name}</summary>
                <Fields template={template} />
                <Form method="post" action={`/site/templates/${template.id}/remove`}>
                  <ShownOf template={template} />
                  <Button quiet>Remove</Button>
                </Form>
              </Fold>
            </li>
          ))}
        </ul>
      )}
      <section className="card" aria-labelledby="new-template">
        <h2 id="new-template">{draft.isOpen ? 'Not saved yet' : 'New template'}</h2>
        <Fields template={draft} />
        <Fold>
          <summary>Variables</summary>
          <dl className="fact-list">
            {variables.map(({ name, meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </section>
    </>
  )
}

function Fields({ template }: { readonly template: TemplateForm }) {
  const templateKey = template.id || 'new'
  const lengthId = `length-${templateKey}`
  const [typed, setTyped] = useState<string | null>(null)
  const { name, subject, body } = template.fields
  const marks = (part: 'name' | 'subject' | 'body') => controlMarks(`${part}-${templateKey}`, template.fields[part])
  return (
    <Form method="post" action="/site/templates" about={templateKey} className="talk-form template-fields">
      <Input type="hidden" name="id" value={template.id} />
      <ShownOf template={template} />
      <Clashes clashes={template.clashes} />
      <Labelled id={`name-${templateKey}`} label="Name" fault={name.fault}>
        <Input name="name" defaultValue={name.input} maxLength={100} required {...marks('name')} />
      </Labelled>
      <Labelled id={`subject-${templateKey}`} label="Subject of the mail" fault={subject.fault}>
        <Input name="subject" defaultValue={subject.input} maxLength={200} {...marks('subject')} />
      </Labelled>
      <Labelled id={`body-${templateKey}`} label="Message" fault={body.fault}>
        <TextBox
          name="body"
          rows={7}
          required
          defaultValue={body.input}
          {...marks('body')}
          aria-describedby={body.fault ? `body-${templateKey}-fault ${lengthId}` : lengthId}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Labelled>
      <p className="quiet">
        As a text message, before its variables are filled in:{' '}
        <span id={lengthId}>{lengthText(typed ?? body.input)}</span>
      </p>
      <Button>Save</Button>
    </Form>
  )
}

function ShownOf({ template }: { readonly template: TemplateForm }) {
  return <Shown fields={Object.entries(template.fields).map(([name, { shown }]) => ({ name, shown }))} />
}
