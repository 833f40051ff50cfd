import type { DeskCarPage, DeskPageField } from '../pages/stock-page.ts'
import { Clashes, Shown } from './form/clashes.tsx'
import { controlMarks, FieldFault } from './form/field-fault.tsx'
import { Badge, Button, Fault, Field, PageHeading, Time } from './parts.tsx'
import { Control } from './stock-control.tsx'
import { Notice } from './stock-notice.tsx'
import { Photos } from './stock-photos.tsx'

export function StockCarView(page: DeskCarPage) {
  const address = `/stock/${page.id}`
  return (
    <>
      <p>
        <a href={page.back}>← Stock</a>
      </p>
      <PageHeading title={page.title} note={page.note}>
        <Badge tone={page.state.tone}>{page.state.text}</Badge>
        {page.website && <a href={page.website}>View on the website</a>}
        {page.mayEdit && <a href={`/hand-cars/new?copy=${page.id}`}>Copy</a>}
      </PageHeading>
      <Notice notice={page.notice} back={address} />
      <Fault text={page.fault} />
      {page.unlisted && <p className="quiet">{page.unlisted}</p>}
      {page.acts.length > 0 && (
        <form method="post" action={`${address}/act`} className="toolbar" aria-label="Status">
          <input type="hidden" name="seen" value={page.seenState} />
          {page.acts.map(({ act, label }) => (
            <Button key={act} quiet name="do" value={act}>
              {label}
            </Button>
          ))}
        </form>
      )}
      <div className="desk">
        <div className="desk-main">
          <Photos {...page.photos} />
          {page.mayEdit ? (
            <form method="post" action={`${address}/fields`} className="desk-main">
              {/* Enter in a field saves; the first button of a form is the one that Enter presses. */}
              <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
                Save
              </button>
              <Clashes clashes={page.clashes} />
              {page.groups.map(({ title, fields }) => (
                <Shown key={title} fields={fields} />
              ))}
              <Groups page={page} />
              <div className="save-bar">
                <Field
                  label="Until (empty: until released)"
                  name="until"
                  type="date"
                  value={page.until.input}
                  required={false}
                  fault={page.until.fault}
                  hasFocus={page.until.hasFocus}
                />
                <Button>Save</Button>
              </div>
            </form>
          ) : (
            <Groups page={page} />
          )}
        </div>
        <div className="desk-side">
          <section className="card" aria-label="Score">
            <h2>
              Score <Badge tone={page.score.tone}>{page.score.points} of 100</Badge>
            </h2>
            {page.score.missing.length > 0 ? (
              <ul className="tasks">
                {page.score.missing.map(({ text, href, points }) => (
                  <li key={text}>
                    <a href={href}>{text}</a> <span className="quiet number">+{points}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="quiet">Nothing is missing.</p>
            )}
          </section>
          <section className="card" aria-label="Prices">
            <h2>Prices</h2>
            {page.was && <p>{page.was}</p>}
            <ul className="tasks">
              {page.prices.map(({ at, price, source }) => (
                <li key={at.iso}>
                  <strong className="number">{price}</strong>{' '}
                  <span className="quiet">
                    {source}, <Time at={at} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section className="card" aria-label="Edits">
            <h2>Edits</h2>
            {page.edits.length === 0 && <p className="quiet">Nobody has edited this car.</p>}
            <ul className="tasks">
              {page.edits.map(({ id, at, who, lines, undo, isUndone }) => (
                <li key={id}>
                  {lines.map((line) => (
                    <span key={line} className="line">
                      {line}
                    </span>
                  ))}
                  <span className="quiet">
                    {who}, <Time at={at} />
                    {isUndone && ', undone'}
                  </span>
                  {undo && (
                    <form method="post" action={`/stock/undo/${undo}`}>
                      <input type="hidden" name="back" value={address} />
                      <button type="submit" className="link" aria-label={`Undo the edit of ${at.text}`}>
                        Undo
                      </button>
                    </form>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

function Groups({ page }: { readonly page: DeskCarPage }) {
  return page.groups.map(({ title, fields }) => (
    <section key={title} className="card desk-group" aria-label={title}>
      <h2>{title}</h2>
      {fields.map((field) => (
        <DeskField key={field.name} field={field} mayEdit={page.mayEdit} />
      ))}
    </section>
  ))
}

function DeskField({ field, mayEdit }: { readonly field: DeskPageField; readonly mayEdit: boolean }) {
  const id = field.name
  return (
    <div className={`desk-field${field.control === 'paragraphs' ? ' wide' : ''}`}>
      {mayEdit ? (
        <>
          <label htmlFor={id}>{field.label}</label>
          <Control field={field} id={id} input={field.input} {...controlMarks(id, field)} />
          <FieldFault id={id} fault={field.fault} />
        </>
      ) : (
        <p className="lines">
          <strong>{field.label}</strong> {field.value}
        </p>
      )}
      <small className="quiet">
        {field.isOverridden && <Badge tone="info">Set here</Badge>} {field.source}
        {mayEdit && field.isOverridden && (
          <button
            type="submit"
            className="link"
            name="release"
            value={field.name}
            aria-label={`Release ${field.label}`}
          >
            Release
          </button>
        )}
      </small>
      {field.feedNow && <small className="feed-now">{field.feedNow}</small>}
    </div>
  )
}
