import type { FormEvent } from 'react'
import type { HomeSearchView } from '#views/home/home-view.ts'
import * as texts from '#words/home.ts'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { KeywordInput } from '../search/keyword-input.tsx'
import { useSearchNavigation } from '../search/use-search-navigation.ts'
import { useWords } from '../use-words.ts'

interface QuickSearchProps {
  readonly search: HomeSearchView
  readonly placeholder: string
}

/** A phone's first screen: one search field, which reads words, and shortcuts into the stock (B10, ASK-1). */
export function QuickSearch({ search, placeholder }: QuickSearchProps) {
  const t = useWords()
  const { go } = useSearchNavigation()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <div className="quick-search">
      <search aria-label={t(texts.searchByWords)} className="keyword container">
        <form action="/search" onSubmit={send} autoComplete="off" className="relative">
          <label htmlFor="quick-keyword" className="sr-only">
            {t(texts.searchStockMakeModel)}
          </label>
          <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
          <KeywordInput id="quick-keyword" query="" placeholder={placeholder} className="input keyword-input" />
          <Button type="submit" className="keyword-button">
            {t(texts.search)}
          </Button>
        </form>
      </search>
      {search.chips.length > 0 ? (
        <nav aria-label={t(texts.quickSearches)} className="container">
          <ul className="quick-chips">
            {search.chips.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="chip">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
