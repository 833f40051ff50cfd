import type { HandCarPage, HandCarsPage, HandInput } from '../pages/hand-car-page.ts'
import { Clashes, Shown } from './form/clashes.tsx'
import { Badge, Button, Empty, Fault, Field, PageHeading, Select, TextArea, Time } from './parts.tsx'

/** DESK-5: cars that were added by hand. */
export function HandCarsView({ notice, mayEdit, rows }: HandCarsPage) {
  return (
    <>
      <PageHeading title="Cars added by hand" note="They belong to no feed, so no feed changes or sells them.">
        {mayEdit && (
          <a className="button" href="/hand-cars/new">
            Add a car
          </a>
        )}
      </PageHeading>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {rows.length === 0 ? (
        <Empty title="None yet">
          <p>Add a car that no feed brings, or copy one from its page.</p>
        </Empty>
      ) : (
        <ul className="card rows">
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                <a href={`/hand-cars/${row.id}`}>{row.title}</a> {row.stockNumber}{' '}
                <Badge tone={row.isDraft ? 'warning' : 'good'}>{row.isDraft ? 'Draft' : 'Published'}</Badge>
                <br />
                <span className="quiet">
                  {row.by} · <Time at={row.changed} />
                </span>
              </span>
              {row.carHref && <a href={row.carHref}>Photos and edits</a>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** DESK-5: the form of one car. */
export function HandCarView(page: HandCarPage) {
  const action = page.id === null ? '/hand-cars' : `/hand-cars/${page.id}`
  return (
    <>
      <PageHeading title={page.isPublished ? 'Car added by hand' : page.id === null ? 'Add a car' : 'Draft of a car'}>
        {page.carHref ? <a href={page.carHref}>Photos and edits</a> : <a href="/hand-cars">All cars added by hand</a>}
      </PageHeading>
      {page.notice && (
        <p className="notice" role="status">
          {page.notice}
        </p>
      )}
      <Fault text={page.fault} />
      <form method="post" action={action} className="hand-form">
        <Clashes clashes={page.clashes} />
        <Shown fields={page.shown} />
        {page.changed && <input type="hidden" name="changed" value={page.changed} />}
        {page.seen && <input type="hidden" name="seen" value={page.seen} />}
        {page.sure.map((key) => (
          <input key={key} type="hidden" name="sure" value={key} />
        ))}
        <p className="quiet">A draft may have gaps. Fields with * are needed to publish.</p>
        {page.groups.map(({ title, fields }) => (
          <section key={title} className="card hand-group" aria-label={title}>
            <h2>{title}</h2>
            {fields.map((field) => (
              <Input key={field.name} field={field} />
            ))}
            {title === 'The car' && <Plate page={page} />}
            {title === 'Facts' && page.locations.length > 1 && (
              <Select label="Location" name="location" choices={page.locations} value={page.location} />
            )}
          </section>
        ))}
        <div className="toolbar">
          <Button name="do" value="publish">
            {page.sure.length > 0 ? 'Publish anyway' : page.isPublished ? 'Publish the change' : 'Publish'}
          </Button>
          <Button quiet name="do" value="save">
            {page.isPublished ? 'Save without publishing' : 'Save as a draft'}
          </Button>
          {page.isPublished && (
            <Button quiet name="do" value="sold">
              Mark as sold
            </Button>
          )}
          {page.id !== null && !page.isPublished && (
            <Button quiet name="do" value="delete">
              Delete the draft
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

function Plate({ page }: { readonly page: HandCarPage }) {
  if (page.plateFault !== null) return <p className="quiet">{page.plateFault}</p>
  return (
    <div className="toolbar">
      {page.states.length > 0 && <Select label="State of the plate" name="state" choices={page.states} />}
      <Button quiet name="do" value="look-up">
        Fill in from the plate
      </Button>
    </div>
  )
}

function Input({ field }: { readonly field: HandInput }) {
  const { name, label, kind, input, choices, hint, isRequired, fault, hasFocus } = field
  const shared = { label: isRequired ? `${label} *` : label, name, value: input, fault, hasFocus }
  if (kind === 'choice') return <Select {...shared} choices={choices} {...(isRequired ? {} : { empty: 'Not said' })} />
  if (kind === 'paragraphs')
    return (
      <div className="hand-wide">
        <TextArea {...shared} rows={6} required={false} />
      </div>
    )
  return <Field {...shared} required={false} autoComplete="off" {...(hint ? { hint } : {})} />
}
