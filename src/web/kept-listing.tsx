import { renderToString } from 'react-dom/server'
import { PhoneBar } from '#ui/layout/phone-bar.tsx'
import { FilterGroups } from '#ui/search/filter-groups.tsx'
import { PromotionCard } from '#ui/search/promotion-card.tsx'
import { RelatedPages, type RelatedPagesProps } from '#ui/search/related-pages.tsx'
import { EAGER, ResultList, type ResultListProps } from '#ui/search/results.tsx'
import { PlacedListing } from '#ui/search/search-page.tsx'
import { useSlots } from '#ui/theme-context.ts'
import type { ListingItem } from '#views/listing/listing-view.ts'
import { KeptFilterGroups } from './kept-groups.tsx'
import { keptListing } from './kept-listing-frame.tsx'
import { joined, kept, keptElement, type Part, partOf, partOfHtml } from './kept-parts.tsx'
import { createKeptTexts } from './kept-texts.ts'
import { type Pair, standIns } from './stand-in-table.ts'

const KEPT_PARTS: readonly Pair[] = [
  [FilterGroups, KeptFilterGroups],
  [ResultList, KeptResultList],
  [RelatedPages, KeptRelatedPages],
  [PhoneBar, kept(PhoneBar, ({ site }) => [site, ''])],
]

/** What the server has ready of a listing. */
export const KEPT_LISTING = standIns(...KEPT_PARTS, [PlacedListing, keptListing(standIns(...KEPT_PARTS))])

/** Each of some kB at most. */
const parts = createKeptTexts<Part>(2_000)

function KeptRelatedPages({ related }: RelatedPagesProps) {
  if (related === null) return null
  return keptElement(
    parts(`related ${JSON.stringify(related)}`, () => partOfHtml(renderToString(<RelatedPages related={related} />))),
  )
}

function KeptResultList({ items }: ResultListProps) {
  const { VehicleCard } = useSlots()
  const part = (item: ListingItem, position: number) =>
    item.kind === 'car' ? partOf(VehicleCard, { card: item.card, eager: position < EAGER }) : partOfPromotion(item)
  const lines = items.flatMap((item, position) => [position === 0 ? FIRST : NEXT, part(item, position)])
  return keptElement(joined([...lines, LAST]))
}

const [FIRST, NEXT, LAST] = ['<ul class="results"><li>', '</li><li>', '</li></ul>'].map(partOfHtml) as [
  Part,
  Part,
  Part,
]

function partOfPromotion(promotion: Extract<ListingItem, { readonly kind: 'promotion' }>): Part {
  return parts(`promotion ${JSON.stringify(promotion)}`, () =>
    partOfHtml(renderToString(<PromotionCard promotion={promotion} />)),
  )
}
