import * as words from '#words/errors.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'

/** Keyword search on the 404 page (ROUTE-11). */
export function SearchBox() {
  const t = useWords()
  return (
    <search>
      <form action="/search" method="get" className="mt-8 flex max-w-xl flex-wrap gap-2">
        <label className="label w-full" htmlFor="lost-query">
          {t(words.searchOurStock)}
        </label>
        <input id="lost-query" name="query" type="search" className="input w-auto min-w-0 flex-1" autoComplete="off" />
        <Button type="submit">{t(words.search)}</Button>
      </form>
    </search>
  )
}
