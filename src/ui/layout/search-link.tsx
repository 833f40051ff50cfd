import { Icon } from '../elements/icon.tsx'

/** The header's way to the listing. */
export function SearchLink({ className = '' }: { readonly className?: string }) {
  return (
    <a href="/search" className={`size-11 shrink-0 items-center justify-center ${className}`}>
      <Icon name="search" />
      <span className="sr-only">Search our stock</span>
    </a>
  )
}
