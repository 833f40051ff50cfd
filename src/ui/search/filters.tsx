import { type FormEvent, useEffect, useRef } from 'react'
import type { FacetValueView, FacetView, ListingView } from '#domain/stock/listing-view.ts'
import { Button } from '../elements/button.tsx'
import { Sheet } from '../elements/sheet.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'
import { DistanceFacet } from './distance-facet.tsx'
import { FacetGroup } from './facet-group.tsx'
import { StateFields } from './state-fields.tsx'
import type { SearchNavigation } from './use-search-navigation.ts'
import { useSheetStep } from './use-sheet-step.ts'

export const FILTERS_ID = 'filters'

/** The distance control's own parameters. */
const NEAR_FIELDS: readonly string[] = ['postcode', 'distance']

interface FiltersProps {
  readonly listing: ListingView
  readonly arrangement: 'column' | 'row'
  readonly navigation: SearchNavigation
}

/**
 * Every facet in one GET form. Without script 'Apply' sends it; with script each change is a search at once. On a narrow
 * screen the form is a sheet over the page.
 */
export function Filters({ listing, arrangement, navigation }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  useFormFollowing(form, listing)
  useDismiss(form)
  useSheetStep(form)

  const change = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) return
    if (!target.checked) uncheckChildren(target)
    navigation.go(event.currentTarget)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigation.go(event.currentTarget)
  }
  return (
    <Sheet
      id={FILTERS_ID}
      label="Filters"
      title="Filters"
      className={`filters filters-${arrangement}`}
      foot={<SheetFoot listing={listing} narrows={navigation.narrows} />}
    >
      <form ref={form} id="filter-form" action={listing.path} autoComplete="off" onChange={change} onSubmit={send}>
        <StateFields
          listing={listing}
          except={(name, value) =>
            (listing.near !== null && NEAR_FIELDS.includes(name)) ||
            listing.facets.some((facet) => holds(facet, name, value))
          }
        />
        <div className="filter-groups">
          {listing.facets.map((facet) => (
            <FacetGroup key={facet.name} facet={facet} arrangement={arrangement} navigation={navigation} />
          ))}
          {listing.near ? (
            <DistanceFacet near={listing.near} arrangement={arrangement} navigation={navigation} />
          ) : null}
        </div>
        <Button type="submit" className="mx-4 my-4 hidden no-script:flex lg:mx-0">
          Apply
        </Button>
      </form>
    </Sheet>
  )
}

/** `narrows` as of the listing on its way: the link that clears all comes with the choice, not with its answer. */
function SheetFoot({ listing, narrows }: { readonly listing: ListingView; readonly narrows: boolean | null }) {
  return (
    <div className="flex gap-3">
      {(narrows ?? listing.clearHref !== null) ? (
        <a href={listing.clearHref ?? listing.path} data-keep-place rel="nofollow" className="button button-outline">
          Clear all
        </a>
      ) : null}
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className="button button-primary flex-1"
      >
        Show {listing.totalText}
      </button>
    </div>
  )
}

/** Whether a facet's own controls already send a value, so that it is not sent twice. */
function holds(facet: FacetView, name: string, value: string): boolean {
  if (facet.kind === 'range') return facet.name === name
  const among = (values: readonly FacetValueView[]) => values.some((each) => each.value === value)
  if (facet.name === name) return among(facet.values)
  return (facet.childName ?? 'model') === name && facet.values.some((each) => among(each.children))
}

/** The form shows what the address says: after a search, after Back, after a chip was dropped. */
function useFormFollowing(form: { readonly current: HTMLFormElement | null }, listing: ListingView) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listing is the reason to reset, nothing of it is read.
  useEffect(() => form.current?.reset(), [form, listing])
}

/** A make that is dropped takes its models along. */
function uncheckChildren(input: HTMLInputElement) {
  for (const child of input.closest('li')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
    child.checked = false
}
