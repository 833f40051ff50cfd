import type { TileView } from '#views/home/home-view.ts'
import * as words from '#words/errors.ts'
import { useWords } from '../use-words.ts'

/** Links to popular stock where a visitor has nowhere to go on: errors (ROUTE-11) and empty lists. */
export function PopularLinks({ links }: { readonly links: readonly TileView[] }) {
  const t = useWords()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="popular" className="mt-10">
      <h2 id="popular" className="label">
        {t(words.whatMost)}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href} className="button button-outline">
              {label}
              <span className="text-sm font-normal tabular-nums opacity-80">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
