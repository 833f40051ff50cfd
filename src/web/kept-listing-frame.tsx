import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ActiveChips } from '#ui/search/active-chips.tsx'
import { FilterGroups } from '#ui/search/filter-groups.tsx'
import { FiltersFoot } from '#ui/search/filters-foot.tsx'
import { Paging } from '#ui/search/paging.tsx'
import { RelatedPages } from '#ui/search/related-pages.tsx'
import { ResultCount } from '#ui/search/result-count.tsx'
import { Results } from '#ui/search/results.tsx'
import { PlacedListing, type PlacedListingProps } from '#ui/search/search-page.tsx'
import { StateFields, type StateFieldsProps } from '#ui/search/state-fields.tsx'
import type { Slots } from '#ui/slots.ts'
import { type StandIns, StandInsContext } from '#ui/stand-ins.tsx'
import { SlotsProvider, useSlots } from '#ui/theme-context.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { keptElement, type Part, partOfHtml } from './kept-parts.tsx'
import { createKeptTexts, type KeptTexts } from './kept-texts.ts'
import { standIns } from './stand-in-table.ts'

/**
 * A listing whose frame React draws once for all that it says, with the parts that are new with every search left open:
 * they are drawn in their places. What was searched for in words is drawn as it is, for few use the same. On the server
 * alone; a browser draws the same, to the letter.
 */
export function keptListing(parts: StandIns) {
  return function KeptListing(props: PlacedListingProps): ReactNode {
    const slots = useSlots()
    const { listing, failed } = props
    if (failed || listing.query !== '')
      return (
        <StandInsContext value={parts}>
          <PlacedListing {...props} />
        </StandInsContext>
      )
    return frameOf(props, slots).map((piece) =>
      typeof piece === 'string' ? (
        <Fragment key={piece}>{PARTS[piece](props, slots)}</Fragment>
      ) : (
        <Written key={piece.after} part={piece.part} />
      ),
    )
  }
}

/** The parts in their places, and what is written between them. */
type Frame = readonly (PartName | { readonly after: string; readonly part: Part })[]

function frameOf(props: PlacedListingProps, slots: Slots): Frame {
  const { site, listing } = props
  const known = frames.get(site) ?? createKeptTexts<Frame>(MOST)
  frames.set(site, known)
  return known(saidBy(listing), () => {
    const html = renderToString(
      <SlotsProvider value={slots}>
        <StandInsContext value={PARTS_LEFT_OUT}>
          <PlacedListing {...props} />
        </StandInsContext>
      </SlotsProvider>,
    )
    const pieces = html.split(PLACE)
    return pieces.map((piece, index) =>
      index % 2 === 1 ? (piece as PartName) : { after: `after ${pieces[index - 1]}`, part: partOfHtml(piece) },
    )
  })
}

/** The same site is the same object for a minute (`keptSiteView`). */
const frames = new WeakMap<SiteView, KeptTexts<Frame>>()
/** Of one site, some 3 kB each. */
const MOST = 500

/** What of a listing is new with every search, drawn as `PlacedListing` has it. */
const PARTS = {
  'words form': ({ listing }) => <StateFields listing={listing} form="words" />,
  'order form': ({ listing }) => <StateFields listing={listing} form="order" />,
  'filters form': ({ listing }) => <StateFields listing={listing} form="filters" />,
  filters: ({ listing: { facets, near }, navigation }, { filterArrangement }) => (
    <FilterGroups facets={facets} near={near} arrangement={filterArrangement} navigation={navigation} />
  ),
  'filters foot': ({ listing, navigation }) => <FiltersFoot listing={listing} narrows={navigation.narrows} />,
  count: ({ listing }) => <ResultCount listing={listing} />,
  chips: ({ listing, navigation }) => <ActiveChips listing={listing} expected={navigation.narrows} />,
  results: ({ listing, navigation }) => <Results listing={listing} busy={navigation.busy} />,
  paging: ({ listing }) => <Paging paging={listing.paging} />,
  related: ({ listing }) => <RelatedPages related={listing.related} />,
} as const satisfies Readonly<Record<string, (props: PlacedListingProps, slots: Slots) => ReactNode>>

type PartName = keyof typeof PARTS

const PARTS_LEFT_OUT = standIns(
  [StateFields, ({ form }: StateFieldsProps) => placeOf(`${form} form`)],
  [FilterGroups, () => placeOf('filters')],
  [FiltersFoot, () => placeOf('filters foot')],
  [ResultCount, () => placeOf('count')],
  [ActiveChips, () => placeOf('chips')],
  [Results, () => placeOf('results')],
  [Paging, () => placeOf('paging')],
  [RelatedPages, () => placeOf('related')],
)

function placeOf(name: PartName): ReactNode {
  return createElement('kept-place', { id: name })
}
const PLACE = /<kept-place id="([^"]*)"><\/kept-place>/

/** All that the frame says. */
function saidBy(listing: ListingView): string {
  const { chips } = listing
  return JSON.stringify([chips.length, { ...listing, ...FRAME_ASIDE }])
}

/** What `PARTS` alone show, and the page's head. */
const FRAME_ASIDE = {
  items: 0,
  facets: 0,
  near: 0,
  state: 0,
  chips: 0,
  clearHref: 0,
  total: 0,
  totalText: 0,
  first: 0,
  similar: 0,
  paging: 0,
  related: 0,
  metaTitle: 0,
  metaDescription: 0,
  canonical: 0,
  indexable: 0,
} as const satisfies Partial<Record<keyof ListingView, 0>>

function Written({ part }: { readonly part: Part }): ReactNode {
  return keptElement(part)
}
