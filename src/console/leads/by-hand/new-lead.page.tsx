import { definePage } from '../../page-modules.ts'
import { Shown } from '../../parts/form/clashes.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { typedField } from '../../parts/form/typed-field.ts'
import { Button, Fault, Field, PageHeading, Select, TextArea } from '../../parts/parts.tsx'
import { CarField } from './car-field.tsx'
import type { NewLeadPage } from './new-lead-values.ts'

export default definePage<NewLeadPage>({ title: 'New lead', View: NewLeadView })

/** SALES-1: four fields are enough; the others have a value, or are there when one needs them. */
function NewLeadView({ fault, id, fields, sources, locations, marketing, cars }: NewLeadPage) {
  const of = (name: keyof typeof fields) => typedField(name, fields[name])
  return (
    <>
      <p>
        <a className="tap" href="/leads">
          ← Leads
        </a>
      </p>
      <PageHeading title="New lead" note="Someone who walked in or rang. It counts as answered by you." />
      <Fault text={fault} />
      <Form method="post" action="/leads" className="card stack hand-lead">
        <Input type="hidden" name="id" value={id} />
        <Shown fields={[{ name: 'consent', shown: '' }]} />
        <Field label="Name" autoComplete="off" {...of('name')} />
        <div className="hand-lead-pair">
          <Field
            label="Phone"
            type="tel"
            autoComplete="off"
            required={false}
            hint="A phone number or an email address is enough."
            {...of('phone')}
          />
          <Field label="Email" type="email" autoComplete="off" required={false} {...of('email')} />
        </div>
        <CarField {...of('car')} cars={cars} />
        <div className="hand-lead-pair">
          <Select label="Source" choices={sources} {...of('source')} />
          {locations.length > 1 && <Select label="Location" choices={locations} {...of('location')} />}
        </div>
        <TextArea label="Note" rows={3} required={false} {...of('note')} />
        <fieldset>
          <legend>Marketing messages</legend>
          <p className="quiet" id="hand-lead-asks">
            Ask: ‘{marketing}’
          </p>
          <label className="tick">
            <Input
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={fields.consent.input === 'yes'}
              aria-describedby="hand-lead-asks"
            />{' '}
            Asked, and said yes
          </label>
        </fieldset>
        <Button>Save the lead</Button>
      </Form>
    </>
  )
}
