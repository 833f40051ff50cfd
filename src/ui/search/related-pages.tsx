import type { RelatedPages as Related } from '#views/listing/listing-view.ts'
import { replaceable } from '../stand-ins.tsx'

export interface RelatedPagesProps {
  readonly related: Related | null
}

/** Links to the pages one step further, for who reads to the end and for search engines (ROUTE-2). */
export const RelatedPages = replaceable(({ related }: RelatedPagesProps) => {
  if (related === null) return null
  return (
    <nav aria-labelledby="related" className="related">
      <h2 id="related" className="label">
        {related.title}
      </h2>
      <ul>
        {related.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
