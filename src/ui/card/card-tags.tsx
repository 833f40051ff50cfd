import type { TagView } from '#views/card/card-tag.ts'
import { CardTag } from './card-tag.tsx'

/** The car's tag, and beside it why it cannot be bought now (CARD-10). */
export function CardTags({ tag, state = null }: { readonly tag: TagView | null; readonly state?: TagView | null }) {
  if (!tag && !state) return null
  return (
    <span className="card-tags">
      {tag ? <CardTag tag={tag} /> : null}
      {state ? <CardTag tag={state} /> : null}
    </span>
  )
}
