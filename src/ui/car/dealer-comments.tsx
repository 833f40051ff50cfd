import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** CAR-2: long comments show their beginning; the full text is in the page and opens with 'More'. */
export function DealerComments({ comments }: { readonly comments: VehicleView['comments'] }) {
  const t = useWords()
  if (comments.pending) return <p className="text-muted">{comments.pending}</p>
  if (!comments.excerpt) return <Paragraphs paragraphs={comments.paragraphs} />
  return (
    <div className="comments max-w-prose">
      <p className="comments-excerpt">{comments.excerpt}</p>
      <details className="fold fold-flush group">
        <summary className="link mt-2 inline-flex min-h-11 items-center gap-1 font-semibold">
          <span className="group-open:hidden">{t(words.more)}</span>
          <span className="hidden group-open:inline">{t(words.less)}</span>
          <Icon name="chevron" className="size-4 group-open:rotate-180" />
        </summary>
        <Paragraphs paragraphs={comments.paragraphs} />
      </details>
    </div>
  )
}

function Paragraphs({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="max-w-prose space-y-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
