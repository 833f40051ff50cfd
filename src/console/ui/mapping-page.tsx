import type { MappingPage } from '../pages/mapping-page.ts'
import { Clashes, Shown } from './form/clashes.tsx'
import { Button, Empty, Fault, PageHeading } from './parts.tsx'
import { TriedRowsView } from './tried-rows.tsx'

/** INTAKE-6: fields at one side, their result on the stored file at the other; on a phone one after the other. */
export function MappingView(page: MappingPage) {
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading
        title={`Mapping of ${page.feed}`}
        note={page.file ? `Tried on ${page.file}` : 'Which column each field of a car is taken from'}
      />
      {page.notice && (
        <p className="card" role="status">
          {page.notice}
        </p>
      )}
      <div className="mapping">
        <form method="post" action={`/feeds/${page.feed}/mapping`} className="card feed" data-preview="">
          <h2>Fields</h2>
          <Clashes clashes={page.clashes} />
          <Shown fields={page.shown} />
          <p className="quiet">
            A column’s name, or steps as JSON such as {'{"column":"Seats","pick":"(\\\\d+)"}'}. Leave a field empty if
            the file has nothing for it.
          </p>
          <datalist id="columns">
            {page.columns.map((column) => (
              <option key={column} value={column} />
            ))}
          </datalist>
          <div className="mapping-lines">
            {page.lines.map(({ field, from }) => (
              <label key={field} className="mapping-line">
                <span>{field}</span>
                <input type="hidden" name="field" value={field} />
                <input name="from" defaultValue={from} list="columns" autoComplete="off" spellCheck={false} />
              </label>
            ))}
            <div className="mapping-line">
              <input name="field" aria-label="Another field" placeholder="another field" autoComplete="off" />
              <input name="from" aria-label="What it is taken from" list="columns" autoComplete="off" />
            </div>
          </div>
          <div className="buttons mapping-bar">
            <Button name="do" value="try" quiet>
              Show the result
            </Button>
            <Button name="do" value="save">
              Save the mapping
            </Button>
          </div>
        </form>
        <div className="mapping-result">
          <p className="visually-hidden" aria-live="polite" data-preview-said="" />
          <div data-preview-result="" className="mapping-result">
            <Fault text={page.fault} />
            {page.file === null ? (
              <Empty title="No file yet">The result shows here when the first file has come.</Empty>
            ) : (
              <TriedRowsView rows={page.rows} title="Result" />
            )}
          </div>
        </div>
      </div>
    </>
  )
}
