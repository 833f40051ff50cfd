import type { ReactNode } from 'react'
import type { DirectoryView } from '#views/directory/directory-view.ts'
import { RemovableChip } from '../elements/chip.tsx'
import { Paging } from '../search/paging.tsx'
import { DirectorySearch } from './directory-search.tsx'

interface DirectoryPageProps {
  readonly directory: DirectoryView
  /** What the search box is called to those who hear the page. */
  readonly searchLabel: string
  /** Between the head and the results: what the directory begins with. */
  readonly before?: ReactNode
  /** The heading over the results, for those who read headings. */
  readonly resultsHeading: string
  readonly results: ReactNode
  /** Stands instead of results where there are none. */
  readonly empty: ReactNode
}

/** A head with its search, what is chosen, the results and their pages: models, parts, offers (SEARCH-17). */
export function DirectoryPage(props: DirectoryPageProps) {
  const { directory, searchLabel, before, resultsHeading, results, empty } = props
  return (
    <main id="content" className="directory">
      <header className="directory-head">
        <div className="container">
          <h1>{directory.heading}</h1>
          {directory.introduction ? <p className="directory-introduction">{directory.introduction}</p> : null}
          <DirectorySearch directory={directory} label={searchLabel} />
        </div>
      </header>
      <div className="directory-body container">
        {before}
        <div className="directory-bar">
          <h2>{resultsHeading}</h2>
          <p aria-live="polite" className="directory-count" data-result-count={directory.total}>
            {directory.totalText}
          </p>
        </div>
        {directory.chips.length > 0 ? (
          <ul className="chips">
            {directory.chips.map(({ label, removeHref }) => (
              <li key={label}>
                <RemovableChip label={label} removeHref={removeHref} />
              </li>
            ))}
          </ul>
        ) : null}
        {directory.total > 0 ? results : <div className="directory-empty">{empty}</div>}
        <Paging paging={directory.paging} />
      </div>
    </main>
  )
}
