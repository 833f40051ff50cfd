import type { ChipView } from '#views/listing/chips.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { AlertLink } from '../alert/alert-link.tsx'
import { RemovableChip } from '../elements/chip.tsx'
import { useSlots } from '../theme-context.ts'

/** No car matches: the active filters, each with a link that removes it, and the nearest cars (SEARCH-15, ASK-3). */
export function NoResults({ listing }: { readonly listing: ListingView }) {
  const { VehicleCard } = useSlots()
  return (
    <div className="grid gap-10">
      <div className="box grid justify-items-start gap-4 p-6 sm:p-10">
        <h2 className="text-2xl sm:text-3xl">Nothing matches your filters</h2>
        <Chosen chips={listing.chips} />
        <div className="flex flex-wrap gap-3">
          <a href={listing.clearHref ?? '/search'} rel="nofollow" className="button button-primary">
            See all stock
          </a>
          <AlertLink link={listing.alert} />
        </div>
      </div>
      {listing.nearest ? (
        <section aria-labelledby="nearest" className="grid gap-5">
          <h2 id="nearest" className="text-2xl">
            You may like these
          </h2>
          <p className="-mt-3 text-muted">{listing.nearest.text}</p>
          <ul className="results">
            {listing.nearest.cards.map((card) => (
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

/** Active filters; first those whose removal brings the most cars. */
function Chosen({ chips }: { readonly chips: readonly ChipView[] }) {
  if (chips.length === 0) return null
  const hides = ({ brings }: ChipView) => brings?.count ?? 0
  return (
    <>
      <p className="text-muted">
        {chips.some((chip) => hides(chip) > 0)
          ? 'Remove a filter to see more:'
          : 'You’ll need to remove more than one filter, or see all stock:'}
      </p>
      <ul className="grid gap-2">
        {[...chips]
          .sort((a, b) => hides(b) - hides(a))
          .map((chip) => (
            <li key={chip.removeHref} className="flex flex-wrap items-center gap-x-3">
              <RemovableChip label={chip.label} removeHref={chip.removeHref} />
              {chip.brings ? <span className="text-muted tabular-nums">{chip.brings.text}</span> : null}
            </li>
          ))}
      </ul>
    </>
  )
}
