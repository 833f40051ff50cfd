import type { RelatedPages as Related } from '#views/listing/related-pages.ts'

export interface RelatedPagesProps {
  readonly related: Related | null
}

/** Links to narrower listings at the end of the page, for readers and search engines (ROUTE-2). */
export function RelatedPages({ related }: RelatedPagesProps) {
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
}
