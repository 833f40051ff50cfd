import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'
import { StateFields } from './state-fields.tsx'
import type { SearchNavigation } from './use-search-navigation.ts'

interface SortMenuProps {
  readonly listing: ListingView
  readonly navigation: SearchNavigation
}

/** Menu of the site's sort orders (SEARCH-7). Without script a button sends the choice. */
export function SortMenu({ listing, navigation }: SortMenuProps) {
  const t = useWords()
  const current = listing.sorts.find((sort) => sort.current)?.name
  if (listing.sorts.length < 2) return null
  return (
    <form
      action={listing.path}
      aria-label={t(words.sort)}
      className="flex min-w-0 items-center gap-2"
      autoComplete="off"
    >
      <StateFields listing={listing} form="order" />
      <label htmlFor="sort" className="sr-only">
        {t(words.sortBy)}
      </label>
      <select
        key={current}
        id="sort"
        name="sortBy"
        defaultValue={current}
        className="input select min-w-0 lg:w-48"
        onChange={(event) => event.currentTarget.form && navigation.go(event.currentTarget.form)}
      >
        {listing.sorts.map((sort) => (
          <option key={sort.name} value={sort.name}>
            {sort.label}
          </option>
        ))}
      </select>
      <Button type="submit" kind="quiet" className="hidden no-script:flex">
        {t(words.sort)}
      </Button>
    </form>
  )
}
