interface SearchFailedProps {
  readonly onTryAgain: () => void
}

/** A search that got no answer: the last results stay below, and the button asks again (SEARCH-11). */
export function SearchFailed({ onTryAgain }: SearchFailedProps) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-box bg-bad-soft px-5 py-3 text-bad"
    >
      <p className="font-medium">We could not search just now. These are the last results.</p>
      <button type="button" className="button button-outline" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
