import type { ChipView } from '#views/listing/chips.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { AlertLink } from '../alert/alert-link.tsx'
import { RemovableChip } from '../elements/chip.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'

/** No car matches: the active filters, each with a link that removes it, and the nearest cars (SEARCH-15, ASK-3). */
export function NoResults({ listing }: { readonly listing: ListingView }) {
  const t = useWords()
  const { VehicleCard } = useSlots()
  return (
    <div className="grid gap-10">
      <div className="box grid justify-items-start gap-4 p-6 sm:p-10">
        <h2 className="text-2xl sm:text-3xl">{t(words.nothingMatchesFilters)}</h2>
        <Chosen chips={listing.chips} />
        <div className="flex flex-wrap gap-3">
          <a href={listing.clearHref ?? '/search'} rel="nofollow" className="button button-primary">
            {t(words.seeAllStock)}
          </a>
          <AlertLink link={listing.alert} />
        </div>
      </div>
      {listing.nearest ? (
        <section aria-labelledby="nearest" className="grid gap-5">
          <h2 id="nearest" className="text-2xl">
            {t(words.mayLikeThese)}
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
  const t = useWords()
  if (chips.length === 0) return null
  const hides = ({ brings }: ChipView) => brings?.count ?? 0
  return (
    <>
      <p className="text-muted">
        {chips.some((chip) => hides(chip) > 0) ? t(words.removeFilterSeeMore) : t(words.youllNeedRemoveMore)}
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
