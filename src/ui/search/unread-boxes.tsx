import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { useWords } from '../use-words.ts'
import { FILTERS_ID } from './filters/filters-foot.tsx'
import type { ListingNavigation } from './use-listing-navigation.ts'

interface UnreadBoxesProps {
  readonly listing: ListingView
  readonly navigation: ListingNavigation
}

/**
 * A19: what is typed into the filters and cannot be read, said above the list, with what leads to the box: a link, which
 * opens its filter, and on a phone a button, since the filters are a panel there. U-10: beneath it, that the link has
 * more which is left out.
 */
export function UnreadBoxes({ listing, navigation }: UnreadBoxesProps) {
  const t = useWords()
  const said = [
    ...Object.entries(navigation.faults).map(([name, fault]) => [name, fault?.sentence] as const),
    ['postcode', listing.near?.error] as const,
  ]
  const boxes = said.map(([name, sentence]) =>
    sentence ? (
      <p key={name} className="unread-boxes text-sm font-medium text-bad">
        {sentence}{' '}
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          className="link min-h-11 px-1 lg:hidden"
          onClick={() => goTo(name)}
        >
          {t(words.changeIt)}
        </button>
        <a href={`#${name}`} className="link max-lg:hidden">
          {t(words.changeIt)}
        </a>
      </p>
    ) : null,
  )
  if (!listing.unread) return boxes
  return (
    <div>
      {boxes}
      <p className="text-sm text-muted">{listing.unread}</p>
    </div>
  )
}

/** Without script the panel opens at its top. */
function goTo(name: string): void {
  const panel = document.getElementById(FILTERS_ID)
  const box = document.getElementById(name)
  // After the press, which closes open filters (`useDismiss`).
  panel?.addEventListener('beforetoggle', () => box?.closest('details')?.setAttribute('open', ''), { once: true })
  // After the panel's own focus, which is on its title.
  panel?.addEventListener('toggle', () => box?.focus(), { once: true })
}
