import type { ComponentProps } from 'react'
import type { FieldState } from '#domain/form/compare-shown.ts'
import type { OthersFields } from '#domain/sale/others-form.ts'
import { definePage } from '../../page-modules.ts'
import type { Moment } from '../../page-values.ts'
import { Shown } from '../../parts/form/clashes.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../../parts/form/field-fault.tsx'
import { Form } from '../../parts/form/form.tsx'
import { typedField } from '../../parts/form/typed-field.ts'
import { Badge, Button, Empty, Fault, PageHeading, TextArea, Time } from '../../parts/parts.tsx'
import type { StageBadge } from '../leads-page.ts'

/** SALES-9: the mail to the others who asked for a car that is sold. */
export interface OthersPage {
  readonly kind: 'others'
  readonly fault: string | null
  readonly lead: { readonly name: string; readonly href: string }
  readonly car: string
  readonly action: string
  readonly saleId: string
  readonly others: readonly Other[]
  readonly fields: Readonly<Record<keyof OthersFields & string, FieldState>>
  readonly signature: string
  readonly cars: readonly {
    readonly id: string
    readonly title: string
    readonly price: string | null
    readonly picture: string | null
  }[]
}

interface Other {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly stage: StageBadge
  readonly owner: string
  readonly at: Moment
  /** Why they get no mail; null: they may get one. */
  readonly because: string | null
}

export default definePage<OthersPage>({ title: 'Others who asked for this car', View: OthersView })

function OthersView({ fault, lead, car, others, ...form }: OthersPage) {
  return (
    <>
      <p>
        <a className="tap" href={lead.href}>
          ← {lead.name}
        </a>
      </p>
      <PageHeading title="Others who asked for this car" note={`${car}, sold to ${lead.name}.`} />
      <Fault text={fault} />
      {others.length === 0 ? (
        <Empty title="Nobody">No other open lead asked for this car.</Empty>
      ) : (
        <MailToOthers others={others} {...form} />
      )}
    </>
  )
}

function MailToOthers({ others, action, saleId, fields, signature, cars }: Omit<OthersPage, 'fault' | 'lead' | 'car'>) {
  const isClosed = others.every(({ because }) => because !== null)
  const first = others.find(({ because }) => because === null)
  const ticked = (name: 'to' | 'car') => fields[name].input.split('\n')
  return (
    <Form method="post" action={action} className="card stack hand-lead others">
      <Input type="hidden" name="sale" value={saleId} />
      <fieldset>
        <legend>Open leads</legend>
        {others.map((other) => (
          <OtherRow
            key={other.id}
            {...other}
            box={{
              defaultChecked: ticked('to').includes(other.id),
              ...(other === first && controlMarks('others-to', fields.to)),
            }}
          />
        ))}
        <FieldFault id="others-to" fault={fields.to.fault} />
      </fieldset>
      {!isClosed && (
        <>
          <Shown
            fields={[
              { name: 'to', shown: fields.to.shown },
              { name: 'car', shown: fields.car.shown },
            ]}
          />
          <TextArea
            label="Message"
            rows={11}
            hint="Each gets a mail of their own."
            {...typedField('text', fields.text)}
          />
          <p className="words quiet">{signature}</p>
          {cars.length > 0 && (
            <fieldset className="cards">
              <legend>Cars in the mail, with photo and price</legend>
              {cars.map(({ id, title, price, picture }, index) => (
                <label key={id} className="tick car-tick">
                  <Input
                    type="checkbox"
                    name="car"
                    value={id}
                    defaultChecked={ticked('car').includes(id)}
                    {...(index === 0 && controlMarks('others-cars', fields.car))}
                  />
                  {picture && <img src={picture} alt="" width={54} height={36} />}
                  <span>
                    {title}
                    <br />
                    <span className="quiet">{price}</span>
                  </span>
                </label>
              ))}
              <FieldFault id="others-cars" fault={fields.car.fault} />
            </fieldset>
          )}
          <Button>Send the mails</Button>
        </>
      )}
    </Form>
  )
}

function OtherRow({
  id,
  href,
  name,
  stage,
  owner,
  at,
  because,
  box,
}: Other & {
  /** Whether it is ticked, and the marks of a fault. */
  readonly box: ComponentProps<'input'>
}) {
  const about = (
    <span className="quiet">
      {owner} · <Time at={at} />
    </span>
  )
  return (
    <div className="other">
      {because === null ? (
        <label className="tick">
          <Input type="checkbox" name="to" value={id} {...box} />
          <span>
            {name} <Badge tone={stage.tone}>{stage.label}</Badge>
            <br />
            {about}
          </span>
        </label>
      ) : (
        <p>
          {name} <Badge tone={stage.tone}>{stage.label}</Badge>
          <br />
          {about}
          <br />
          <span className="quiet">{because}</span>
        </p>
      )}
      <a className="tap" href={href} aria-label={`Open the lead of ${name}`}>
        Open
      </a>
    </div>
  )
}
