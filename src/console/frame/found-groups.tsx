import { Empty } from '../parts/parts.tsx'
import type { FoundGroup } from './find-values.ts'

/** What was found, of the page and of the palette. */
export function FoundGroups({ groups }: { readonly groups: readonly FoundGroup[] }) {
  return (
    <div className="found">
      {groups.length === 0 && <Empty title="Nothing found">Try a name, a phone number or a stock number.</Empty>}
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="plain">
            {rows.map(({ href, title, note }) => (
              <li key={`${href} ${title}`}>
                <a href={href}>
                  <span>{title}</span> <span className="quiet">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
