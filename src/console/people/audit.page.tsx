import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Empty, Field, PageHeading, Select, Time } from '../parts/parts.tsx'
import type { AuditPage, AuditRow } from './audit-values.ts'

export default definePage<AuditPage>({ title: 'Audit log', View: AuditView })

function AuditView({ query, people, csv, everything, older, rows }: AuditPage) {
  return (
    <>
      <PageHeading title="Audit log" note="Who changed what, and when.">
        <a className="button quiet-button" href={csv}>
          Download as CSV
        </a>
      </PageHeading>
      <Form method="get" action="/audit" className="card filters">
        <Select label="Person" name="person" choices={people} value={query.person} empty="Everyone" />
        <Field label="From" name="from" type="date" value={query.from} required={false} />
        <Field label="Until" name="until" type="date" value={query.until} required={false} />
        {query.object !== '' && <Input type="hidden" name="object" value={query.object} />}
        <Button>Show</Button>
      </Form>
      {query.object !== '' && (
        <p>
          Only what happened to {rows.find(({ object }) => object)?.object?.label || 'one thing'}.{' '}
          <a href={everything}>Show everything</a>
        </p>
      )}
      {rows.length === 0 ? (
        <Empty title="Nothing matches">Choose another person or day.</Empty>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be scrollable by keyboard.
        <section className="card scroll" aria-label="Changes" tabIndex={0}>
          <table className="stacked audit">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Change</th>
                <th scope="col">From</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {older && (
        <p>
          <a href={older}>Older</a>
        </p>
      )}
    </>
  )
}

function Row({ row: { at, who, how, what, object, changes, from } }: { readonly row: AuditRow }) {
  return (
    <tr>
      <td data-label="When">
        <Time at={at} />
      </td>
      <td data-label="Who">
        <span>
          {who}
          {how && <small className="quiet audit-note">{how}</small>}
        </span>
      </td>
      <td data-label="What">
        <span>
          {what}
          {object && object.label !== '' && (
            <small className="audit-note">
              {object.href === null ? object.label : <a href={object.href}>{object.label}</a>}{' '}
              <a className="quiet" href={object.history}>
                History<span className="visually-hidden"> of {object.label}</span>
              </a>
            </small>
          )}
        </span>
      </td>
      <td data-label="Change">
        {changes.length > 0 && (
          <ul className="plain audit-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-label="From" className="quiet">
        {from}
      </td>
    </tr>
  )
}
