import type { TagView } from '#views/card/card-tag.ts'

/** The car's one tag (CARD-3, CARD-4). */
export function CardTag({ tag }: { readonly tag: TagView }) {
  const className = `card-tag card-tag-${tag.kind}`
  return tag.image ? (
    <span className={className}>
      <img src={tag.image} alt={tag.text} height={24} className="h-6 w-auto" loading="lazy" />
    </span>
  ) : (
    <span className={className}>{tag.text}</span>
  )
}
