import { type MouseEvent, useRef } from 'react'
import { OPENED } from '#domain/listing/opened-filters.ts'
import type { FacetValueView, FacetView, ValueFacetView } from '#views/listing/facet-views.ts'
import { Icon } from '../../elements/icon.tsx'
import type { SearchNavigation } from '../use-search-navigation.ts'
import { RangeFacet } from './range-facet.tsx'
import { rangeText } from './range-text.ts'
import { SearchableList } from './searchable-list.tsx'
import { isLate, useLateValues } from './use-late-values.ts'
import { ValueItems } from './value-items.tsx'

export interface FacetGroupProps {
  readonly facet: FacetView
  readonly arrangement: 'column' | 'row'
  readonly navigation: SearchNavigation
}

/** These have room for all of their values. */
const UNFOLDED: ReadonlySet<ValueFacetView['widget']> = new Set(['searchable', 'buttons'])

/** A facet: its name, what is chosen of it, and, opened, its controls. In a row only one is open at a time. */
export function FacetGroup({ facet, arrangement, navigation }: FacetGroupProps) {
  const group = useRef<HTMLDetailsElement>(null)
  const { shown, load, open } = useLateValues(group, facet)
  const chosen = facet.kind === 'range' ? rangeText(facet) : chosenText(facet)
  return (
    <details
      ref={group}
      className="facet group"
      open={(arrangement === 'column' && facet.open) || (facet.kind === 'values' && facet.asked === true)}
      onToggle={open}
      {...(arrangement === 'row' ? { name: 'facet' } : {})}
    >
      <summary className="facet-summary">
        <span className="label">{facet.label}</span>
        {chosen ? <span className="facet-chosen">{chosen}</span> : null}
        {!chosen && arrangement === 'row' ? <span className="facet-chosen facet-any">Any</span> : null}
        <Icon name="chevron" className="menu-chevron shrink-0 text-muted" />
      </summary>
      <fieldset data-facet={facet.name} className="facet-panel">
        <legend className="sr-only">{facet.label}</legend>
        {shown.kind === 'range' ? <RangeFacet facet={shown} navigation={navigation} /> : null}
        {shown.kind === 'values' && isLate(shown) ? <LateValues facet={shown} load={load} /> : null}
        {shown.kind === 'values' && !isLate(shown) ? <Values facet={shown} /> : null}
      </fieldset>
    </details>
  )
}

/** Where the values of a closed group will be. Without script the button sends the form, and the page comes with them. */
function LateValues({ facet, load }: { readonly facet: ValueFacetView; readonly load: () => Promise<void> }) {
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
      Show<span className="sr-only"> {facet.label.toLowerCase()}</span> options
    </button>
  )
}

function Values({ facet }: { readonly facet: ValueFacetView }) {
  const Items = facet.widget === 'searchable' ? SearchableList : ValueItems
  const { first, extra } = foldedValues(facet)
  return (
    <>
      <Items facet={facet} values={first} />
      {extra.length > 0 ? (
        <details className="group/more" open={extra.some(isChosen)}>
          <summary className="link flex min-h-11 w-fit items-center text-[0.9375rem]">
            <span className="group-open/more:hidden">{facet.showAllLabel}</span>
            <span className="hidden group-open/more:inline">{facet.showLessLabel}</span>
          </summary>
          <Items facet={facet} values={extra} />
        </details>
      ) : null}
    </>
  )
}

/** The values that show at once, and those that are asked for. */
export function foldedValues({ widget, values, shown }: ValueFacetView) {
  const end = UNFOLDED.has(widget) ? values.length : shown
  return { first: values.slice(0, end), extra: values.slice(end) }
}

export function isChosen(value: FacetValueView): boolean {
  return value.selected || value.children.some(isChosen)
}

function chosenText(facet: ValueFacetView): string | null {
  const [first, ...others] = facet.values.filter((value) => value.selected)
  if (!first) return null
  return others.length > 0 ? `${first.label} + ${others.length}` : first.label
}
