import type { MappingPage } from '../pages/mapping-page.ts'
import { RefusedRows } from './feed-pages.tsx'
import { Badge, Button, Empty, Fault, PageHeading } from './parts.tsx'

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
      <Fault text={page.fault} />
      {page.notice && (
        <p className="card" role="status">
          {page.notice}
        </p>
      )}
      <div className="mapping">
        <form method="post" action={`/feeds/${page.feed}/mapping`} className="card feed">
          <h2>Fields</h2>
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
          {page.file === null ? (
            <Empty title="No file yet">The result shows here when the first file has come.</Empty>
          ) : (
            <section className="card feed" aria-label="Result">
              <h2>Result</h2>
              <p>{page.summary}</p>
              {page.absent.length > 0 && (
                <p>
                  <Badge tone="danger">Not in the file</Badge> {page.absent.join(', ')}
                </p>
              )}
              <ul className="feed-runs">
                {page.cars.map((car) => (
                  <li key={car.line} className="mapped-car">
                    <span>
                      <strong>{car.title}</strong>
                      <br />
                      <span className="quiet">
                        {car.line} · {car.details}
                      </span>
                    </span>
                    <span className="number">{car.price}</span>
                  </li>
                ))}
              </ul>
              {page.unused.length > 0 && <p className="quiet">Columns that nothing uses: {page.unused.join(', ')}</p>}
            </section>
          )}
          <RefusedRows rows={page.refused} />
        </div>
      </div>
    </>
  )
}
