import type { ReactNode } from 'react'
import { Clashes, Shown } from '../parts/form/clashes.tsx'
import { Fold } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { Badge, Button, Field, Time } from '../parts/parts.tsx'
import type { ConversationDetails } from './leads-page.ts'

/** SALES-4: what is planned and booked for a lead; an open one with neither says so. */
export function NextStep({ shown, hidden }: { readonly shown: ConversationDetails; readonly hidden: ReactNode }) {
  const { fields, clashes, isOpen } = shown.forms.next
  const booked = shown.nextAppointment
  return (
    <section>
      <h2>Next step</h2>
      {shown.nextAction && (
        <p>
          <Badge tone={shown.nextAction.isDue ? 'warning' : 'plain'}>{shown.nextAction.text}</Badge>{' '}
          {shown.nextAction.at && <Time at={shown.nextAction.at} />}
        </p>
      )}
      {booked && (
        <p>
          {booked.href ? <a href={booked.href}>{booked.text}</a> : booked.text} <Time at={booked.at} />
        </p>
      )}
      {shown.hasNoStep && (
        <p>
          <Badge tone="warning">No next step</Badge>
        </p>
      )}
      {!(shown.isOpen || shown.nextAction || booked) && <p className="quiet">None planned</p>}
      {shown.may.reply && (
        <Fold open={isOpen}>
          <summary>Plan</summary>
          <Form method="post" action={`/leads/${shown.id}/next`} className="talk-form">
            {hidden}
            <Shown fields={Object.entries(fields).map(([name, { shown }]) => ({ name, shown }))} />
            <Clashes clashes={clashes} />
            <Field label="What" required={false} {...typedField('text', fields.text)} />
            <Field label="On" type="date" required={false} {...typedField('on', fields.on)} />
            <Button quiet>Save</Button>
          </Form>
        </Fold>
      )}
    </section>
  )
}
