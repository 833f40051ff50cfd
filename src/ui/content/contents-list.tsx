import type { ContentView } from '#views/content/content-view.ts'

/** Table of contents for pages with enough sections. */
export function ContentsList({ sections }: Pick<ContentView, 'sections'>) {
  if (sections.length < 2) return null
  return (
    <nav aria-labelledby="on-this-page" className="content-list">
      <h2 id="on-this-page" className="label">
        On this page
      </h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
