import { type FormEvent, useEffect, useRef } from 'react'
import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { Button } from '../../elements/button.tsx'
import { Panel } from '../../elements/panel.tsx'
import { useDismiss } from '../../elements/use-dismiss.ts'
import { useCameBack } from '../../use-came-back.ts'
import { useChange } from '../../use-change.ts'
import { useWords } from '../../use-words.ts'
import { StateFields } from '../state-fields.tsx'
import type { ListingNavigation } from '../use-listing-navigation.ts'
import { usePanelStep } from '../use-panel-step.ts'
import { FilterGroups } from './filter-groups.tsx'
import { FILTERS_ID, FiltersFoot } from './filters-foot.tsx'

interface FiltersProps {
  readonly listing: ListingView
  readonly arrangement: 'column' | 'row' | 'panel'
  readonly navigation: ListingNavigation
}

/**
 * All filters in one GET form. Without script 'Apply' sends it; with script each change searches immediately. On a
 * narrow screen the form is a panel over the page.
 */
export function Filters({ listing, arrangement, navigation }: FiltersProps) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  useFormFollowing(form, listing)
  useDismiss(`#${FILTERS_ID}`)
  usePanelStep(form)

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
    <Panel
      id={FILTERS_ID}
      label={t(words.filters)}
      title={t(words.filters)}
      className={`filters filters-${arrangement}`}
      foot={<FiltersFoot listing={listing} navigation={navigation} />}
    >
      <form
        ref={form}
        id="filter-form"
        aria-label={t(words.filters)}
        action={listing.path}
        autoComplete="off"
        onChange={change}
        onSubmit={send}
      >
        {/* Enter in a field presses the form's first button. It must not be a button that opens a filter. */}
        <button type="submit" hidden aria-label={t(words.apply)} />
        <StateFields listing={listing} form="filters" />
        <FilterGroups
          facets={listing.facets}
          near={listing.near}
          arrangement={arrangement === 'row' ? 'row' : 'column'}
          navigation={navigation}
        />
        <Button type="submit" className="mx-4 my-4 hidden no-script:flex lg:mx-0">
          {t(words.apply)}
        </Button>
      </form>
    </Panel>
  )
}

/**
 * Resets the form to the values of the address after a search, after Back and after a filter is removed. A field that the
 * visitor types in keeps its text, unless they went back: the answer is to an earlier search.
 */
function useFormFollowing(form: { readonly current: HTMLFormElement | null }, listing: ListingView) {
  const cameBack = useCameBack()
  useChange(listing, () => {
    const typed = cameBack.current ? null : typedIn(form.current)
    const text = typed?.value ?? ''
    form.current?.reset()
    if (typed) typed.value = text
  })
  // Sends boxes that were ticked before the page hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    if (form.current?.querySelector('input:checked:not([checked]),[checked]:not(:checked)'))
      form.current.requestSubmit()
  }, [])
}

/** The text field of the form that has the focus. */
function typedIn(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input:not([type]):focus') ?? null
}

/** Unticks the models of a make when the make is unticked. */
function uncheckChildren(input: HTMLInputElement) {
  for (const child of input.closest('li')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
    child.checked = false
}
