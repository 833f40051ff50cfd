import * as words from '#words/search.ts'
import { useWords } from '../use-words.ts'

interface SearchFailedProps {
  readonly onTryAgain: () => void
}

/**
 * Message for a search that failed: the last results stay, and the button tries again (SEARCH-11). Fixed to the foot of
 * the window, so that it is visible at any scroll position and moves nothing.
 */
export function SearchFailed({ onTryAgain }: SearchFailedProps) {
  const t = useWords()
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-box bg-bad-soft px-5 py-3 text-bad shadow-raised"
    >
      <p className="font-medium">{t(words.couldntUpdateResultsShowing)}</p>
      <button type="button" className="button button-outline" onClick={onTryAgain}>
        {t(words.tryAgain)}
      </button>
    </div>
  )
}
