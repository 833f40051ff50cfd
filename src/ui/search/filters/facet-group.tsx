import { type MouseEvent, useRef } from 'react'
import { OPENED } from '#domain/listing/opened-filters.ts'
import type { FacetValueView, FacetView, LateFacetView, ValueFacetView } from '#views/listing/facet-views.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/search.ts'
import { Icon } from '../../elements/icon.tsx'
import { useWords, withParts } from '../../use-words.ts'
import type { ListingNavigation } from '../use-listing-navigation.ts'
import { RangeFacet } from './range-facet.tsx'
import { rangeText } from './range-text.ts'
import { SearchableList } from './searchable-list.tsx'
import { useLateValues } from './use-late-values.ts'
import { ValueItems } from './value-items.tsx'

export interface FacetGroupProps {
  readonly facet: FacetView
  readonly arrangement: 'column' | 'row'
  readonly navigation: ListingNavigation
}

/**
 * A filter group: its name, its chosen values and, when open, its controls. In a row only one group is open at a time.
 */
export function FacetGroup({ facet, arrangement, navigation }: FacetGroupProps) {
  const t = useWords()
  const group = useRef<HTMLDetailsElement>(null)
  const { shown, load, open } = useLateValues(group, facet)
  const chosen = chosenText(t, facet)
  return (
    <details
      ref={group}
      className="facet group"
      open={facet.kind !== 'late' && (arrangement === 'column' || facet.asked === true)}
      onToggle={open}
      {...(arrangement === 'row' ? { name: 'facet' } : {})}
    >
      <summary className="facet-summary">
        <span className="label">{facet.label}</span>
        {chosen ? <span className="facet-chosen">{chosen}</span> : null}
        {!chosen && arrangement === 'row' ? <span className="facet-chosen facet-any">{t(words.any)}</span> : null}
        <Icon name="chevron" className="menu-chevron" />
      </summary>
      <fieldset data-facet={facet.name} className="facet-panel">
        <legend className="sr-only">{facet.label}</legend>
        {shown.kind === 'range' ? <RangeFacet facet={shown} navigation={navigation} /> : null}
        {shown.kind === 'late' ? <LateValues facet={shown} load={load} /> : null}
        {shown.kind === 'values' ? <Values facet={shown} load={load} open={open} /> : null}
      </fieldset>
    </details>
  )
}

interface LateValuesProps {
  readonly facet: LateFacetView | ValueFacetView
  readonly load: () => Promise<void>
}

/**
 * Placeholder for values that are not in the page. Without script the button sends the form, and the next page has
 * them.
 */
function LateValues({ facet, load }: LateValuesProps) {
  const t = useWords()
  const loadHere = (event: MouseEvent) => {
    event.preventDefault()
    void load()
  }
  return (
    <button
      type="submit"
      name={OPENED}
      value={facet.name}
      className="link min-h-11 text-[0.9375rem]"
      onClick={loadHere}
    >
      {withParts(t, words.showPartOptions, {
        part: <span className="sr-only">{` ${facet.label.toLowerCase()}`}</span>,
      })}
    </button>
  )
}

interface ValuesProps {
  readonly facet: ValueFacetView
  readonly load: () => Promise<void>
  readonly open: () => void
}

function Values({ facet, load, open }: ValuesProps) {
  const Items = facet.widget === 'searchable' ? SearchableList : ValueItems
  const first = facet.values.slice(0, facet.shown)
  const extra = facet.values.slice(facet.shown)
  return (
    <>
      <Items facet={facet} values={first} />
      {extra.length > 0 || facet.more ? (
        <details className="facet-more group/more" open={facet.asked === true || extra.some(isChosen)} onToggle={open}>
          <summary className="link flex min-h-11 w-fit items-center text-[0.9375rem]">
            <span className="group-open/more:hidden">{facet.showAllLabel}</span>
            <span className="hidden group-open/more:inline">{facet.showLessLabel}</span>
          </summary>
          {facet.more ? <LateValues facet={facet} load={load} /> : <Items facet={facet} values={extra} />}
        </details>
      ) : null}
    </>
  )
}

function isChosen(value: FacetValueView): boolean {
  return value.selected || value.children.some(isChosen)
}

function chosenText(t: Say, facet: FacetView): string | null {
  if (facet.kind === 'late') return null
  if (facet.kind === 'range') return rangeText(t, facet)
  const [first, ...others] = facet.values.filter((value) => value.selected)
  if (!first) return null
  return others.length > 0 ? `${first.label} + ${others.length}` : first.label
}
