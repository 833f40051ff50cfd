import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DistanceFacet } from '#ui/search/distance-facet.tsx'
import { FacetGroup, foldedValues, isChosen } from '#ui/search/facet-group.tsx'
import type { FilterGroupsProps } from '#ui/search/filter-groups.tsx'
import { ValueItems } from '#ui/search/value-items.tsx'
import { StandInsContext } from '#ui/stand-ins.tsx'
import type { FacetView, ValueFacetView } from '#views/listing/listing-view.ts'
import { keptElement } from './kept-parts.tsx'
import { createKeptTexts } from './kept-texts.ts'
import { listHtml } from './kept-values.tsx'
import { standIns } from './stand-in-table.ts'

/**
 * The filters of a listing, each drawn by React once for all that it says but its values, whose counts are new with every
 * search (kept-values.tsx). What a visitor chose of a range or a distance is drawn each time: few choose the same. On the
 * server alone; a browser draws the same, to the letter.
 */
export function KeptFilterGroups({ facets, near, ...around }: FilterGroupsProps) {
  let html = '<div class="filter-groups">'
  for (const facet of facets) html += groupHtml(facet, around)
  if (near) {
    const draw = () => renderToString(<DistanceFacet near={near} {...around} />)
    html += near.postcode === '' ? unchosen(around.arrangement + JSON.stringify(near), draw) : draw()
  }
  return keptElement({ preloads: '', pieces: [`${html}</div>`] })
}

type Around = Pick<FilterGroupsProps, 'arrangement' | 'navigation'>

function groupHtml(facet: FacetView, around: Around): string {
  const draw = () => renderToString(<FacetGroup facet={facet} {...around} />)
  if (facet.kind === 'values')
    return facet.late ? unchosen(around.arrangement + JSON.stringify(facet), draw) : valuesHtml(facet, around)
  const isChosen = facet.from !== null || facet.to !== null
  return isChosen ? draw() : unchosen(around.arrangement + JSON.stringify(facet), draw)
}

/** What nothing was chosen of; some 3 kB each. */
const unchosen = createKeptTexts<string>(5_000)

function valuesHtml(facet: ValueFacetView, around: Around): string {
  const { first, extra } = foldedValues(facet)
  const [before = '', between = '', after = ''] = frameOf(facet, around)
  return before + listHtml(facet, first) + between + (extra.length > 0 ? listHtml(facet, extra) : '') + after
}

/** What is drawn around a facet's lists of values. */
function frameOf(facet: ValueFacetView, around: Around): readonly string[] {
  return frames(around.arrangement + JSON.stringify({ ...facet, values: chosenOf(facet) }), () => {
    const html = renderToString(
      <StandInsContext value={LISTS_LEFT_OUT}>
        <FacetGroup facet={facet} {...around} />
      </StandInsContext>,
    )
    return html.split(PLACE)
  })
}

/** Some 2 kB each. */
const frames = createKeptTexts<readonly string[]>(5_000)

const PLACE = '<kept-list></kept-list>'
const LISTS_LEFT_OUT = standIns([ValueItems, () => createElement('kept-list')])

/** Of its values, how many there are and which are chosen: no more is said of them outside the lists. */
function chosenOf({ values }: ValueFacetView) {
  const chosen = values.flatMap((value, at) => (isChosen(value) ? [[at, value.label, value.selected]] : []))
  return [values.length, ...chosen]
}
