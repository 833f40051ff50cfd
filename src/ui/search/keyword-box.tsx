import type { FormEvent } from 'react'
import type { ListingView } from '#views/listing/listing-view.ts'
import * as texts from '#words/search.ts'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { KeywordInput } from './keyword-input.tsx'
import { StateFields } from './state-fields.tsx'
import type { SearchNavigation } from './use-search-navigation.ts'

interface KeywordBoxProps {
  readonly listing: ListingView
  readonly navigation: SearchNavigation
}

/** The keyword search: a GET form. With script it suggests, and searches while the visitor types. */
export function KeywordBox({ listing, navigation }: KeywordBoxProps) {
  const t = useWords()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigation.go(event.currentTarget)
  }
  return (
    <search aria-label={t(texts.searchByWords)} className="keyword">
      <form
        action={listing.path}
        aria-label={t(texts.searchByWords)}
        onSubmit={send}
        autoComplete="off"
        className="relative"
      >
        <StateFields listing={listing} form="words" />
        <label htmlFor="keyword" className="sr-only">
          {t(texts.searchMakeModelKeyword)}
        </label>
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
        <KeywordInput
          id="keyword"
          query={listing.asked?.words ?? listing.query}
          placeholder={listing.placeholder}
          className="input keyword-input"
          onType={navigation.type}
          onFollow={navigation.cancel}
        />
        <Button type="submit" className="keyword-button">
          {t(texts.search)}
        </Button>
      </form>
    </search>
  )
}
