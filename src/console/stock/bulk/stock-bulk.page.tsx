import { definePage } from '../../page-modules.ts'
import { Shown } from '../../parts/form/clashes.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Fault, Field, PageHeading, Select } from '../../parts/parts.tsx'
import { Control } from '../stock-control.tsx'
import type { BulkPage } from './bulk-page-values.ts'

/** A change of several cars: its value, then what each car has now and will have (DESK-1, DESK-8). */
function BulkView(page: BulkPage) {
  const { offer } = page
  return (
    <>
      <p>
        <a className="tap" href={page.back}>
          ← Stock
        </a>
      </p>
      <PageHeading
        title={page.title}
        note="Nothing is saved before you have seen each car, and one undo takes all back."
      />
      <Fault text={page.fault} />
      <Form method="post" action="/stock/bulk" about={page.about} className="card bulk-change">
        {page.ids.map((id) => (
          <Input key={id} type="hidden" name="car" value={id} />
        ))}
        <Shown fields={page.shown} />
        {page.refused.map(({ id }) => (
          <Input key={id} type="hidden" name="without" value={id} />
        ))}
        <Input type="hidden" name="field" value={page.field.name} />
        <Input type="hidden" name="here" value={page.back} />
        <div className="bulk-fields">
          {offer && <Select label="Offer" name="way" choices={offer.ways} value={offer.way || 'off'} />}
          <div className="field">
            <label htmlFor="desk-value">{page.field.label}</label>
            <Control field={{ ...page.field, name: 'value' }} id="desk-value" input={page.typed} />
          </div>
          {offer && (
            <Field
              label="First day"
              name="from"
              type="date"
              value={offer.from}
              required={false}
              hint="Empty: at once."
            />
          )}
          <Field
            label="Last day"
            name="until"
            type="date"
            value={page.until}
            required={false}
            hint="Empty: until a person ends it."
          />
        </div>
        {page.refused.length > 0 && (
          <section className="refused" aria-label="Cars that stay as they are">
            <h2>
              {page.refused.length === 1 ? 'One car stays' : `${page.refused.length} cars stay`} as{' '}
              {page.refused.length === 1 ? 'it is' : 'they are'}
            </h2>
            <ul className="tasks">
              {page.refused.map(({ id, title, note, reason }) => (
                <li key={id}>
                  <strong>{title}</strong> <span className="quiet">{note}</span> {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        {page.rows.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Car</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {page.rows.map(({ id, title, note, before, after }) => (
                <tr key={id}>
                  <td>
                    {title} <span className="quiet">{note}</span>
                  </td>
                  <td className="lines">{before}</td>
                  <td className="lines">{after === null ? '…' : <strong>{after}</strong>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="buttons">
          <Button quiet={page.isReady} name="do" value="preview">
            Preview
          </Button>
          {page.isReady && (
            <Button name="do" value="save">
              {page.save}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

export default definePage<BulkPage>({
  title: ({ title }) => title,
  View: BulkView,
})
