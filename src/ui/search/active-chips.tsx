import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { RemovableChip } from '../elements/chip.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { ExactLink, isExactInRow } from './asked-note.tsx'

const LINK = 'link inline-flex min-h-11 items-center px-2 lg:min-h-9'

interface ActiveChipsProps {
  readonly listing: ListingView
  /**
   * Whether the listing that is loading has active filters; null while none is loading. The row gets or loses its space
   * before the answer, so nothing moves later.
   */
  readonly expected: boolean | null
}

/**
 * The active filters, each with a link that removes it, and a link that removes all; on a phone first a bell, which saves
 * the search (ALERT-5): its words would take the room of a chip. Not rendered when no car matches: NoResults lists them then.
 */
export function ActiveChips({ listing, expected }: ActiveChipsProps) {
  const t = useWords()
  if (expected === false || listing.total === 0) return null
  if (listing.chips.length === 0) return expected ? <div className="chips" /> : null
  return (
    <nav aria-label={t(words.chosenFilters)} className="chips">
      <ul className="contents">
        {listing.isSearch && listing.alert ? (
          <li className="lg:hidden">
            <a
              href={listing.alert.href}
              rel="nofollow"
              className="link relative inline-flex size-11 items-center justify-center"
            >
              <Icon name="bell" className="size-5" />
              <span className="sr-only">{listing.alert.label}</span>
            </a>
          </li>
        ) : null}
        {listing.chips.map((chip) => (
          <li key={chip.label}>
            <RemovableChip label={chip.label} removeHref={chip.removeHref} />
          </li>
        ))}
        {listing.asked && isExactInRow(listing) ? (
          <li>
            <ExactLink asked={listing.asked} className={LINK} />
          </li>
        ) : null}
        {listing.clearHref ? (
          <li className="chips-clear">
            <a href={listing.clearHref} data-keep-place rel="nofollow" className={LINK}>
              {t(words.clearAll)}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
