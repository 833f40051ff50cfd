import { type FormEvent, useEffect, useRef } from 'react'
import type { ListingView } from '#domain/stock/listing-view.ts'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { StateFields } from './state-fields.tsx'
import type { SearchNavigation } from './use-search-navigation.ts'

interface KeywordBoxProps {
  readonly listing: ListingView
  readonly navigation: SearchNavigation
  /** The visitor's last searches, offered while the box is empty (SEARCH-13). */
  readonly recent: readonly string[]
}

/** Words to search by: a GET form; with script it searches while one types. */
export function KeywordBox({ listing, navigation, recent }: KeywordBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  // What the address says goes into the box, unless the visitor is typing in it.
  useEffect(() => {
    const box = input.current
    if (box && box !== document.activeElement) box.value = listing.query
  }, [listing])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigation.go(event.currentTarget)
  }
  return (
    <search className="keyword">
      <form action={listing.path} onSubmit={send} autoComplete="off" className="relative">
        <StateFields listing={listing} except={(name) => name === 'query'} />
        <label htmlFor="keyword" className="sr-only">
          Search by make, model or keyword
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id="keyword"
          type="search"
          name="query"
          enterKeyHint="search"
          defaultValue={listing.query}
          placeholder={listing.placeholder}
          className="input keyword-input"
          onChange={(event) => event.currentTarget.form && navigation.goSoon(event.currentTarget.form)}
        />
        <Button type="submit" className="keyword-button">
          Search
        </Button>
      </form>
      {recent.length > 0 ? <Recent listing={listing} recent={recent} /> : null}
    </search>
  )
}

function Recent({ listing, recent }: Pick<KeywordBoxProps, 'listing' | 'recent'>) {
  return (
    <nav aria-label="Recent searches" className="keyword-recent box shadow-raised">
      <p className="label px-3 py-2 text-muted">Recent searches</p>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <a
              href={`${listing.path}?query=${encodeURIComponent(query)}`}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken"
            >
              <Icon name="clock" className="size-4 text-muted" />
              {query}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
