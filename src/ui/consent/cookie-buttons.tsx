import type { SiteTags } from '#domain/visitor/site-tags.ts'
import * as words from '#words/consent.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'
import { answerCookies } from './cookie-answer-store.ts'

/** D-62: the two answers with the same look and size, so that neither is favoured. */
export function CookieButtons({ tags }: { readonly tags: SiteTags }) {
  const t = useWords()
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button kind="outline" onClick={() => answerCookies('declined', tags)}>
        {t(words.decline)}
      </Button>
      <Button kind="outline" onClick={() => answerCookies('accepted', tags)}>
        {t(words.accept)}
      </Button>
    </div>
  )
}
