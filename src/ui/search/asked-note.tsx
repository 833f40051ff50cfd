import type { ListingView } from '#views/listing/listing-view.ts'
import * as texts from '#words/search.ts'
import { useWords } from '../use-words.ts'

/** ASK-2: the words that were left out, and the way back to all words as they were typed. */
export function AskedNote({ asked }: Pick<ListingView, 'asked'>) {
  const t = useWords()
  if (!asked) return null
  return (
    <p className="text-sm text-muted">
      {asked.leftOut ? `${asked.leftOut} ` : null}
      <a href={asked.exactHref} rel="nofollow" data-keep-place className="link">
        {t(texts.searchExactlyWordsInstead)}
      </a>
    </p>
  )
}
