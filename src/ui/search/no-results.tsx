import type { ListingView } from '#domain/stock/listing-view.ts'
import { RemovableChip } from '../elements/chip.tsx'
import { useSlots } from '../theme-context.ts'

/** Nothing matches: what stands in the way, each with a way to drop it, and similar cars (SEARCH-15). */
export function NoResults({ listing }: { readonly listing: ListingView }) {
  const { VehicleCard } = useSlots()
  return (
    <div className="grid gap-10">
      <div className="box grid justify-items-start gap-4 p-6 sm:p-10">
        <h2 className="text-2xl sm:text-3xl">Nothing matches all of that</h2>
        {listing.chips.length > 0 ? (
          <>
            <p className="text-muted">Drop one of these to see more:</p>
            <ul className="flex flex-wrap gap-2">
              {listing.chips.map((chip) => (
                <li key={chip.label}>
                  <RemovableChip label={chip.label} removeHref={chip.removeHref} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <a href={listing.clearHref ?? '/search'} rel="nofollow" className="button button-primary">
          See all stock
        </a>
      </div>
      {listing.similar.length > 0 ? (
        <section aria-labelledby="similar" className="grid gap-5">
          <h2 id="similar" className="text-2xl">
            Similar to what you asked for
          </h2>
          <ul className="results">
            {listing.similar.map((card) => (
              <li key={card.id}>
                <VehicleCard card={card} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
