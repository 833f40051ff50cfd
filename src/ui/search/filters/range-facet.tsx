import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { RangeFacetView } from '#views/listing/facet-views.ts'
import * as words from '#words/search.ts'
import { useChange } from '../../use-change.ts'
import { useWords } from '../../use-words.ts'
import type { ListingNavigation } from '../use-listing-navigation.ts'
import { type End, type EndFault, endName, faultOf, faultText } from './end-faults.ts'
import { isOutside, moveEnd, type RangeEnds, typeEnd } from './range-ends.ts'
import { rangeNumber, rangeText } from './range-text.ts'

interface RangeFacetProps {
  readonly facet: RangeFacetView
  readonly navigation: ListingNavigation
}

type EndInput = FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>

/**
 * Two native sliders over one track, and two text fields (SEARCH-10). Without script only the fields show; they are
 * sent as `{facet}.from` and `{facet}.to`.
 */
export function RangeFacet({ facet, navigation }: RangeFacetProps) {
  const t = useWords()
  const [ends, setEnds] = useEndsOf(facet, navigation)
  const { faults, setFaults } = navigation

  const move = (end: End, input: HTMLInputElement) => {
    const moved = moveEnd(facet, ends, end, input.valueAsNumber)
    setEnds(moved)
    setFaults({ ...faults, [endName(facet, 'from')]: null, [endName(facet, 'to')]: null })
    if (input.form) navigation.goSoon(input.form)
  }
  const settle = (end: End) => (event: EndInput) => {
    const input = event.currentTarget
    const typed = typeEnd(facet, ends, end, input.value)
    if (isOutside(facet, input.value)) console.info(`${facet.label}: ${input.value} is outside the range.`)
    setFaults({
      ...faults,
      [endName(facet, end)]: 'fault' in typed ? faultOf(t, facet, typed.fault, input.value) : null,
    })
    if ('fault' in typed) return
    input.value = fieldText(typed.ends[end])
    if (typed.ends.from === ends.from && typed.ends.to === ends.to) return
    setEnds(typed.ends)
    if (input.form) navigation.goSoon(input.form)
  }
  const settleOnEnter = (end: End) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle(end)(event)
  }
  const said = faultText([faults[endName(facet, 'from')], faults[endName(facet, 'to')]])
  const sentence = useRef<HTMLParagraphElement>(null)
  // Below the box that was just left, it may be under the panel's edge.
  useChange(said, () => sentence.current?.scrollIntoView({ block: 'nearest' }))
  const slider = (end: End) => (
    <input
      type="range"
      min={facet.min}
      max={facet.max}
      step={facet.step}
      value={ends[end] ?? (end === 'from' ? facet.min : facet.max)}
      aria-label={`${facet.label}, ${end === 'from' ? 'lowest' : 'highest'}`}
      aria-valuetext={rangeNumber(facet, ends[end] ?? (end === 'from' ? facet.min : facet.max))}
      onChange={(event) => move(end, event.currentTarget)}
    />
  )
  const field = (end: End) => (
    <EndField
      facet={facet}
      end={end}
      value={ends[end]}
      fault={faults[endName(facet, end)] ?? null}
      onSettle={settle(end)}
      onKeyDown={settleOnEnter(end)}
    />
  )
  return (
    <div className="pb-2">
      <p className="text-[0.9375rem] font-medium no-script:hidden">
        {rangeText(t, facet, ends.from, ends.to) ?? t(words.any)}
      </p>
      {facet.histogram ? <Histogram facet={facet} ends={ends} counts={facet.histogram} /> : null}
      <div className="range no-script:hidden">
        <Track facet={facet} ends={ends} />
        {slider('from')}
        {slider('to')}
      </div>
      <div className="flex gap-3">
        {field('from')}
        {field('to')}
      </div>
      <p
        ref={sentence}
        id={faultId(facet)}
        className="mt-1.5 scroll-mb-4 text-sm font-medium text-bad empty:hidden"
        role="status"
      >
        {said}
      </p>
    </div>
  )
}

/** The ends while they are moved. The server's answer replaces them, unless the visitor has moved them again since. */
function useEndsOf(facet: RangeFacetView, navigation: ListingNavigation) {
  const [seen, setSeen] = useState(facet)
  const [ends, setEnds] = useState<RangeEnds>({ from: facet.from, to: facet.to })
  if (seen !== facet) {
    setSeen(facet)
    if (!navigation.isDue()) setEnds({ from: facet.from, to: facet.to })
  }
  return [ends, setEnds] as const
}

interface EndFieldProps {
  readonly facet: RangeFacetView
  readonly end: End
  readonly value: number | null
  readonly fault: EndFault | null
  readonly onSettle: (event: FocusEvent<HTMLInputElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Text field of one end. Uncontrolled while the visitor types; otherwise it follows the slider. */
function EndField({ facet, end, value, fault, onSettle, onKeyDown }: EndFieldProps) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const text = fieldText(value)
  const name = endName(facet, end)
  // What the server did not read either is sent again without script.
  const isHeld = fault !== null && facet.unread?.[end] === undefined
  useChange(text, () => {
    if (input.current) input.current.value = text
  })
  return (
    <label className="min-w-0 flex-1">
      <span className="mb-1 block text-sm text-muted">{end === 'from' ? t(words.from) : t(words.to)}</span>
      <input
        ref={input}
        id={fault ? name : undefined}
        className="input tabular-nums"
        name={isHeld ? undefined : name}
        inputMode="numeric"
        defaultValue={fault?.text ?? text}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId(facet) : undefined}
        placeholder={rangeNumber(facet, end === 'from' ? facet.min : facet.max)}
        onBlur={onSettle}
        onKeyDown={onKeyDown}
      />
      {isHeld ? <input type="hidden" name={name} value={text} /> : null}
    </label>
  )
}

function fieldText(value: number | null): string {
  return value === null ? '' : String(value)
}

function faultId({ name }: RangeFacetView): string {
  return `${name}-range-fault`
}

/** The line between the thumbs, as an SVG because the page's policy allows no inline style. */
function Track({ facet, ends }: { readonly facet: RangeFacetView; readonly ends: RangeEnds }) {
  const share = (value: number) => Math.min(Math.max((value - facet.min) / (facet.max - facet.min || 1), 0), 1) * 100
  const left = share(ends.from ?? facet.min)
  return (
    <svg className="range-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" className="fill-line" />
      <rect x={left} width={Math.max(share(ends.to ?? facet.max) - left, 0)} height="4" className="fill-brand" />
    </svg>
  )
}

interface HistogramProps {
  readonly facet: RangeFacetView
  readonly ends: RangeEnds
  readonly counts: readonly number[]
}

/** A bar per section of the range, as high as its share of the cars. Bars inside the chosen range are highlighted. */
function Histogram({ facet, ends, counts }: HistogramProps) {
  const highest = Math.max(...counts, 1)
  const width = 100 / counts.length
  const part = (facet.max - facet.min) / counts.length
  const isChosen = (n: number) =>
    facet.min + (n + 1) * part > (ends.from ?? facet.min) && facet.min + n * part < (ends.to ?? facet.max)
  const bars = (chosen: boolean) =>
    counts
      .map((count, n) => {
        if (count === 0 || isChosen(n) !== chosen) return ''
        // A minimum height, so that a single car among hundreds is visible.
        const top = 40 - Math.max((count / highest) * 38, 1.5)
        return `M${round(n * width)} 40V${round(top)}h${round(width * 0.84)}V40z`
      })
      .join('')
  return (
    <svg
      className="mx-3.5 -mb-[1.375rem] h-14 w-[calc(100%-1.75rem)] no-script:mb-3"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-line" d={bars(false)} />
      <path className="fill-brand opacity-35" d={bars(true)} />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
