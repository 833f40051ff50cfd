import { definePage } from '../../page-modules.ts'
import { DoneLine } from '../../parts/done-line.tsx'
import { Clashes, Shown } from '../../parts/form/clashes.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Fault, Field, PageHeading, Select, TextArea } from '../../parts/parts.tsx'
import type { HandCarPage, HandInput } from './hand-car-values.ts'

/** DESK-5: the form of one car. */
function HandCarView(page: HandCarPage) {
  const action = page.id === null ? '/hand-cars' : `/hand-cars/${page.id}`
  return (
    <>
      <PageHeading title={page.isPublished ? 'Car added by hand' : page.id === null ? 'Add a car' : 'Draft of a car'}>
        {page.carHref ? (
          <a className="tap" href={page.carHref}>
            Photos and edits
          </a>
        ) : (
          <a className="tap" href="/hand-cars">
            All cars added by hand
          </a>
        )}
      </PageHeading>
      <DoneLine
        text={page.notice}
        link={page.photosHref ? { href: page.photosHref, label: 'Add its photos' } : undefined}
      />
      <Fault text={page.fault} />
      <Form method="post" action={action} className="hand-form">
        <Clashes clashes={page.clashes} />
        <Shown fields={page.shown} />
        {page.changed && <Input type="hidden" name="changed" value={page.changed} />}
        {page.seen && <Input type="hidden" name="seen" value={page.seen} />}
        {page.sure.map((key) => (
          <Input key={key} type="hidden" name="sure" value={key} />
        ))}
        <p className="quiet">A draft may have gaps. Fields with * are needed to publish.</p>
        {page.groups.map(({ title, fields }) => (
          <section key={title} className="card hand-group" aria-label={title}>
            <h2>{title}</h2>
            {fields.map((field) => (
              <HandField key={field.name} field={field} />
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
      </Form>
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

function HandField({ field }: { readonly field: HandInput }) {
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

export default definePage<HandCarPage>({
  title: ({ isPublished, id }) => (isPublished ? 'Car added by hand' : id === null ? 'Add a car' : 'Draft of a car'),
  View: HandCarView,
})
