import type { AskedView } from '#views/listing/asked-view.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import * as texts from '#words/search.ts'
import { useWords } from '../use-words.ts'

/** ASK-2: the words that were left out, and the way back to all words as they were typed. */
export function AskedNote({ listing }: { readonly listing: ListingView }) {
  const { asked } = listing
  if (!asked || isExactInRow(listing)) return null
  return (
    <p className="text-sm text-muted">
      {asked.leftOut ? `${asked.leftOut} ` : null}
      <ExactLink asked={asked} className="link" />
    </p>
  )
}

/** Whether the way back is among the chips: where no word was left out, it needs no line of its own. */
export function isExactInRow({ asked, chips, total }: ListingView): boolean {
  return asked !== null && asked.leftOut === null && chips.length > 0 && total > 0
}

export function ExactLink({ asked, className }: { readonly asked: AskedView; readonly className: string }) {
  const t = useWords()
  return (
    <a href={asked.exactHref} rel="nofollow" data-keep-place className={className}>
      {t(texts.searchExactlyWordsInstead)}
    </a>
  )
}
