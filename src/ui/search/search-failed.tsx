interface SearchFailedProps {
  readonly onTryAgain: () => void
}

/**
 * A search that got no answer: the last results stay, and the button asks again (SEARCH-11). It stands over the page's
 * foot, where it moves nothing and is seen from wherever on the page one was.
 */
export function SearchFailed({ onTryAgain }: SearchFailedProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-box bg-bad-soft px-5 py-3 text-bad shadow-raised"
    >
      <p className="font-medium">We could not search just now. These are the last results.</p>
      <button type="button" className="button button-outline" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
