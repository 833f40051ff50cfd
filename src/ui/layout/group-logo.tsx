import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'

/** The dealer group's logo with a link to its site (SITE-8). A phone's header has no room for it. */
export function GroupLogo({ site }: { readonly site: FrameView }) {
  const t = useWords()
  if (!site.groupLogo) return null
  return (
    <a href={site.groupLogo.href} className="hidden min-h-11 shrink-0 items-center sm:flex">
      <img
        src={site.groupLogo.image}
        alt={t(words.ourDealerGroup)}
        width={120}
        height={32}
        className="h-6 w-[5.625rem] max-w-none object-contain object-left"
        loading="lazy"
      />
    </a>
  )
}
