import type { ContentView } from '#views/content/content-view.ts'
import * as words from '#words/content.ts'
import { useWords } from '../use-words.ts'

/** Table of contents for pages with enough sections. */
export function ContentsList({ sections }: Pick<ContentView, 'sections'>) {
  const t = useWords()
  if (sections.length < 2) return null
  return (
    <nav aria-labelledby="on-this-page" className="content-list">
      <h2 id="on-this-page" className="label">
        {t(words.onThisPage)}
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
