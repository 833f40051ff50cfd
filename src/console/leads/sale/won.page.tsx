import type { FieldState } from '#domain/form/compare-shown.ts'
import type { SaleFields } from '#domain/sale/sale-form.ts'
import { definePage } from '../../page-modules.ts'
import { Shown } from '../../parts/form/clashes.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { typedField } from '../../parts/form/typed-field.ts'
import { Button, Fault, Field, PageHeading } from '../../parts/parts.tsx'
import { CarField } from '../by-hand/car-field.tsx'
import type { FoundCar } from '../by-hand/new-lead-values.ts'

/** SALES-9: the form that 'Won' opens. */
export interface WonPage {
  readonly kind: 'won'
  readonly fault: string | null
  /** Made with the form: a second press is the same sale. */
  readonly id: string
  readonly lead: { readonly name: string; readonly href: string }
  readonly action: string
  /** The last event of the history that the page knows (STAFF-11). */
  readonly seen: string
  readonly fields: Readonly<Record<keyof SaleFields & string, FieldState>>
  /** Cars that have the words of the field. */
  readonly cars: readonly FoundCar[]
}

export default definePage<WonPage>({ title: ({ lead }) => `Won: ${lead.name}`, View: WonView })

/** SALES-9: car, price and day; all three are filled in where the lead knows its car. */
function WonView({ fault, id, lead, action, seen, fields, cars }: WonPage) {
  const of = (name: keyof typeof fields) => typedField(name, fields[name])
  return (
    <>
      <p>
        <a className="tap" href={lead.href}>
          ← {lead.name}
        </a>
      </p>
      <PageHeading
        title={`Won: ${lead.name}`}
        note="The car shows as sold on the website and in every channel within a minute. You can take the sale back."
      />
      <Fault text={fault} />
      <Form method="post" action={action} className="card stack hand-lead">
        <Input type="hidden" name="id" value={id} />
        <Input type="hidden" name="seen" value={seen} />
        <Shown fields={[{ name: 'isElsewhere', shown: '' }]} />
        <CarField {...of('car')} cars={cars} hint="Stock number, plate or words." />
        <label className="tick">
          <Input type="checkbox" name="isElsewhere" value="yes" defaultChecked={fields.isElsewhere.input === 'yes'} />{' '}
          Not in our stock, such as a car that is on order
        </label>
        <div className="hand-lead-pair">
          <Field label="Price" autoComplete="off" {...of('price')} />
          <Field label="Sold on" type="date" {...of('on')} />
        </div>
        <Button>Save the sale</Button>
      </Form>
    </>
  )
}
