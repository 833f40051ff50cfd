import type { TagView } from '#domain/car/card-view.ts'

/** The car's one tag (CARD-3, CARD-4). */
export function CardTag({ tag }: { readonly tag: TagView }) {
  return <span className={`card-tag card-tag-${tag.kind}`}>{tag.text}</span>
}
