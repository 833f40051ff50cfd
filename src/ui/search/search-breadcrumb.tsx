import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** Where a listing is. A phone has no room for it: what the visitor came for begins higher. */
export function SearchBreadcrumb({ listing }: { readonly listing: ListingView }) {
  const t = useWords()
  const above = listing.breadcrumb.slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav aria-label={t(words.breadcrumb)} className="text-sm max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {above.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-1.5">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            <Icon name="chevron-right" className="size-3.5 opacity-60" />
          </li>
        ))}
        <li aria-current="page">{listing.breadcrumb.at(-1)?.label}</li>
      </ol>
    </nav>
  )
}
