import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { Icon } from '../elements/icon.tsx'

/** CAR-2: long comments show their beginning; the full text is in the page and opens with 'More'. */
export function DealerComments({ comments }: { readonly comments: VehicleView['comments'] }) {
  if (comments.pending) return <p className="text-muted">{comments.pending}</p>
  if (!comments.excerpt) return <Paragraphs paragraphs={comments.paragraphs} />
  return (
    <div className="group/comments max-w-prose">
      {/* Hidden when the full text is open, which repeats it. */}
      <p className="comments-excerpt group-has-[details[open]]/comments:hidden">{comments.excerpt}</p>
      <details className="fold fold-flush group">
        <summary className="link mt-2 inline-flex min-h-11 items-center gap-1 font-semibold">
          <span className="group-open:hidden">More</span>
          <span className="hidden group-open:inline">Less</span>
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
