import { useState } from 'react'
import { ValueItems, type ValueItemsProps } from './value-items.tsx'

/** Lists up to this length get no search box: reading them is faster. */
const WORTH_SEARCHING = 10

/**
 * A long list with a box that hides the values that do not contain the typed words. A hidden value stays chosen
 * (SEARCH-3).
 */
export function SearchableList({ facet, values }: ValueItemsProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const leftOut = values.map(({ label }) => !label.toLowerCase().includes(wanted))
  return (
    <>
      {values.length > WORTH_SEARCHING ? (
        <input
          type="search"
          value={words}
          aria-label={`Find in ${facet.label.toLowerCase()}`}
          placeholder="Find"
          className="input facet-find no-script:hidden"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <ValueItems facet={facet} values={values} leftOut={leftOut} />
      {wanted !== '' && !leftOut.includes(false) ? <p className="pb-2 text-sm text-muted">No matches</p> : null}
    </>
  )
}
