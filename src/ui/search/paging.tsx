import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** Links to the other result pages. */
export function Paging({ paging }: { readonly paging: ListingView['paging'] }) {
  const t = useWords()
  if (paging.pages < 2) return null
  return (
    <nav aria-label={t(words.pagesOfResults)} className="paging">
      <Step
        href={paging.previousHref}
        rel={withRel('prev', paging.rel)}
        icon="chevron-left"
        label={t(words.previousPage)}
      />
      <ol>
        {paging.links.map((link, position) =>
          link ? (
            <li key={link.page}>
              <a
                href={link.href}
                className="paging-page"
                aria-label={t(words.pagePage, { page: link.page })}
                rel={paging.rel}
                {...(link.current ? { 'aria-current': 'page' as const } : {})}
              >
                {link.page}
              </a>
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place.
            <li key={`gap ${position}`} className="px-1 text-muted max-sm:px-0">
              …
            </li>
          ),
        )}
      </ol>
      <Step href={paging.nextHref} rel={withRel('next', paging.rel)} icon="chevron-right" label={t(words.nextPage)} />
    </nav>
  )
}

/** Adds `nofollow` where search engines should not follow, such as 'next nofollow'. */
function withRel(step: 'prev' | 'next', rel: string | undefined): string {
  return rel ? `${step} ${rel}` : step
}

interface StepProps {
  readonly href: string | null
  readonly rel: string
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly label: string
}

function Step({ href, rel, icon, label }: StepProps) {
  if (!href) return <span className="size-11 max-sm:hidden" />
  return (
    <a href={href} rel={rel} className="paging-page paging-step">
      <Icon name={icon} className="size-5" />
      <span className="sr-only max-sm:not-sr-only">{label}</span>
    </a>
  )
}
