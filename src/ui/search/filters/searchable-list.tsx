import { useState } from 'react'
import * as texts from '#words/search.ts'
import { useWords } from '../../use-words.ts'
import { ValueItems, type ValueItemsProps } from './value-items.tsx'

/** Lists up to this length get no search box: reading them is faster. */
const WORTH_SEARCHING = 10

/**
 * A long list with a box that hides the values that do not contain the typed words. A hidden value stays chosen
 * (SEARCH-3).
 */
export function SearchableList({ facet, values }: ValueItemsProps) {
  const t = useWords()
  const [words, setWords] = useState('')
  const query = words.trim().toLowerCase()
  const leftOut = values.map(({ label }) => !label.toLowerCase().includes(query))
  return (
    <>
      {values.length > WORTH_SEARCHING ? (
        <input
          type="search"
          value={words}
          aria-label={t(texts.findInLabel, { label: facet.label.toLowerCase() })}
          placeholder={t(texts.find)}
          className="input facet-find no-script:hidden"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <ValueItems facet={facet} values={values} leftOut={leftOut} />
      {query !== '' && !leftOut.includes(false) ? (
        <p className="pb-2 text-sm text-muted">{t(texts.noMatches)}</p>
      ) : null}
    </>
  )
}
