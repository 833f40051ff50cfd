import type { ListingItem } from '#views/listing/listing-view.ts'
import { Icon } from '../elements/icon.tsx'

type Promotion = Extract<ListingItem, { readonly kind: 'promotion' }>

/** A promotional card of the dealer among the cars (SEARCH-14). */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  return (
    <aside aria-label={promotion.title} className="promotion" data-promotion={promotion.title}>
      <p className="display text-2xl leading-tight text-balance sm:text-3xl">{promotion.title}</p>
      <p>{promotion.text}</p>
      <a href={promotion.href} className="promotion-link">
        {promotion.button}
        <Icon name="arrow" className="size-5" />
      </a>
    </aside>
  )
}
