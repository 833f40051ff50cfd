import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'
import { Icon } from './icon.tsx'

/** An active filter, with a link that removes it. */
export function RemovableChip({ label, removeHref }: { readonly label: string; readonly removeHref: string }) {
  const t = useWords()
  return (
    <a className="chip" href={removeHref} rel="nofollow" data-keep-place="part">
      <span className="sr-only">{t(words.remove)} </span>
      {label}
      <Icon name="close" className="size-3.5 text-muted" />
    </a>
  )
}
