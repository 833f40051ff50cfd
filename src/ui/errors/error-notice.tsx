import type { ReactNode } from 'react'
import * as words from '#words/errors.ts'
import { useWords } from '../use-words.ts'
import { SearchBox } from './search-box.tsx'

/** Error page: says what happened, and offers the search. */
export function ErrorNotice({
  heading,
  text,
  status,
  search = true,
  action = null,
  children,
}: {
  readonly heading: string
  readonly text: string
  /** HTTP status. */
  readonly status: number
  /** Whether to offer the search. */
  readonly search?: boolean
  /** What the visitor most likely wants to do, before the links. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  const t = useWords()
  return (
    <main id="content" data-error={status} className="container py-12 sm:py-16">
      <h1 className="max-w-3xl text-4xl sm:text-5xl">{heading}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
      {search ? <SearchBox /> : null}
      {action}
      <ul className="mt-6 flex flex-wrap gap-x-6">
        <li>
          <a className="link inline-flex min-h-11 items-center" href="/search">
            {t(words.seeAllStock)}
          </a>
        </li>
        <li>
          <a className="link inline-flex min-h-11 items-center" href="/">
            {t(words.home)}
          </a>
        </li>
      </ul>
      {children}
    </main>
  )
}
