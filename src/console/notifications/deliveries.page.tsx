import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Empty, PageHeading, Time } from '../parts/parts.tsx'
import type { DeliveriesPage, ShownDestinationRow } from './deliveries-values.ts'

export default definePage<DeliveriesPage>({ title: 'Deliveries', View: DeliveriesView })

function DeliveriesView({ notice, days, mayTest, formId, destinations, failed }: DeliveriesPage) {
  return (
    <>
      <PageHeading title="Deliveries" note={`Where leads go, with the last ${days} days.`} />
      {notice && (
        <p role="status">
          <Badge tone={notice.tone}>{notice.text}</Badge>
        </p>
      )}
      {failed.length > 0 && (
        <section className="card" aria-labelledby="not-delivered">
          <h2 id="not-delivered">Not delivered</h2>
          <ul className="rows">
            {failed.map(({ id, text, href, retry }) => (
              <li key={id}>
                <a href={href}>{text}</a>
                <Form method="post" action={retry}>
                  <Input type="hidden" name="delivery" value={id} />
                  <Button quiet>Try again now</Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {destinations.length === 0 ? (
        <Empty title="Leads have nowhere to go">Give each location an address for leads in the site’s settings.</Empty>
      ) : (
        <ul className="card rows">
          {destinations.map((row, index) => (
            <Destination
              key={`${row.kind} ${row.destination}`}
              row={row}
              formId={mayTest ? `${formId}-${index}` : null}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Destination({ row, formId }: { readonly row: ShownDestinationRow; readonly formId: string | null }) {
  const { kind, label, destination, locations, state, counts, lastAt, error } = row
  return (
    <li>
      <span className="destination">
        <strong>{destination}</strong> <Badge tone={state.tone}>{state.label}</Badge>
        <br />
        <span className="quiet">
          {[label, locations, counts].filter(Boolean).join(' · ')}
          {lastAt && ' · last '}
          {lastAt && <Time at={lastAt} />}
        </span>
        {error && (
          <>
            <br />
            {error}
          </>
        )}
      </span>
      {formId !== null && (
        <Form method="post" action="/deliveries/test">
          <Input type="hidden" name="id" value={formId} />
          <Input type="hidden" name="kind" value={kind} />
          <Input type="hidden" name="destination" value={destination} />
          <Button quiet>Send a test lead</Button>
        </Form>
      )}
    </li>
  )
}
