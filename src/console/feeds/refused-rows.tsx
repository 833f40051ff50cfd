import { Badge } from '../parts/parts.tsx'
import type { RefusedRow } from './feed-values.ts'

/** INTAKE-6: refused and doubtful rows. */
export function RefusedRows({ rows }: { readonly rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="card feed" aria-label="Refused or doubtful rows">
      <h2>Refused or doubtful rows</h2>
      <ul className="feed-runs">
        {rows.map((row) => (
          <li key={`${row.line} ${row.column} ${row.reason}`} className="refused-row">
            <Badge tone={row.isRefused ? 'danger' : 'warning'}>{row.isRefused ? 'Refused' : 'Doubtful'}</Badge>
            <span>
              <strong>{row.column ?? 'The row'}</strong> {row.value !== null && <code>{row.value}</code>} {row.reason}
              {row.suggestion !== null && (
                <>
                  <br />
                  {row.suggestion}
                </>
              )}
              <br />
              <span className="quiet">
                {row.line}
                {row.count !== null && ` · ${row.count}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
