import { Badge, Fault } from '../parts/parts.tsx'
import type { TriedRows } from './mapping-values.ts'
import { RefusedRows } from './refused-rows.tsx'

/** INTAKE-6: the first cars of a file as a mapping reads them, and its refused rows. */
export function TriedRowsView({ rows, title }: { readonly rows: TriedRows; readonly title: string }) {
  if (rows.fault !== null) return <Fault text={rows.fault} />
  return (
    <>
      <section className="card feed" aria-label={title}>
        <h2>{title}</h2>
        <p>{rows.summary}</p>
        {rows.absent.length > 0 && (
          <p>
            <Badge tone="danger">Not in the file</Badge> {rows.absent.join(', ')}
          </p>
        )}
        {rows.cars.length > 0 && (
          <ul className="feed-runs">
            {rows.cars.map((car) => (
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
        )}
        {rows.unused.length > 0 && <p className="quiet">Columns that nothing uses: {rows.unused.join(', ')}</p>}
      </section>
      <RefusedRows rows={rows.refused} />
    </>
  )
}
