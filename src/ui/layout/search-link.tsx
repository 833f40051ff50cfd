import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** The header's way to the listing. */
export function SearchLink({ className = '' }: { readonly className?: string }) {
  const t = useWords()
  return (
    <a href="/search" className={`size-11 shrink-0 items-center justify-center ${className}`}>
      <Icon name="search" />
      <span className="sr-only">{t(words.searchOurStock)}</span>
    </a>
  )
}
