import type { ListingView } from '#domain/stock/listing-view.ts'
import type { SiteView } from '#site/site-view.ts'
import { useSlots } from '../theme-context.ts'

export function SearchPage({ site, listing }: { readonly site: SiteView; readonly listing: ListingView }) {
  const { ListingLayout, VehicleCard } = useSlots()
  return (
    <main id="content">
      <ListingLayout
        site={site}
        listing={listing}
        filters={null}
        keyword={null}
        toolbar={<p data-result-count={listing.total}>{listing.totalText}</p>}
        chips={null}
        results={listing.items.map((item, position) =>
          item.kind === 'car' ? <VehicleCard key={item.card.id} card={item.card} eager={position < 3} /> : null,
        )}
        paging={null}
      />
    </main>
  )
}
