import type { ReactNode } from 'react'
import type { DirectoryView } from '#views/directory/directory-view.ts'
import { RemovableChip } from '../elements/chip.tsx'
import { Paging } from '../search/paging.tsx'
import { DirectorySearch } from './directory-search.tsx'

interface DirectoryPageProps {
  readonly directory: DirectoryView
  /** Accessible name of the search box. */
  readonly searchLabel: string
  /** Content between the header and the results. */
  readonly before?: ReactNode
  /** Heading of the results, for screen readers. */
  readonly resultsHeading: string
  readonly results: ReactNode
  /** Shown instead of results if there are none. */
  readonly empty: ReactNode
}

/** A directory of models, parts or offers: header with search, active filters, results and paging (SEARCH-17). */
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
