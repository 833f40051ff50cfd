import { crc32 } from 'node:zlib'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Slots, Theme } from '#ui/slots.ts'
import { SlotsProvider } from '#ui/theme-context.ts'

/** A part of a page in its bytes, which is written once and copied into each page that shows it. */
export interface Part {
  /** The links that React puts into the page's head for the part's first pictures. */
  readonly preloads: string
  /** One after the other. */
  readonly pieces: readonly Uint8Array[]
}

/** A page as it is written. */
export interface WrittenPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What of it React drew for this page alone: kept parts have no script and no style of their own. */
  readonly frame: Uint8Array
  /** The same for the same bytes in the same parts: a kept part is summed up once. */
  readonly sum: number
}

/**
 * A template whose header, footer and cards are rendered once for each value that they show: half of a listing's
 * elements. On the server alone; a browser draws the same components of the same values, so it finds what it expects.
 * Such a part must ask for no `useId` and nothing of the router, which it has not while it is rendered by itself.
 */
export function withKeptParts({ name, slots }: Theme): Theme {
  const Header = kept(slots.Header, ({ site }) => [site, ''], slots)
  const Footer = kept(slots.Footer, ({ site }) => [site, ''], slots)
  const VehicleCard = kept(slots.VehicleCard, ({ card, eager }) => [card, eager ? 'eager' : 'lazy'], slots)
  return { name, slots: { ...slots, Header, Footer, VehicleCard } }
}

/** Renders a page with the parts in their places. */
export function renderWithParts(render: () => string): WrittenPage {
  shown = []
  const html = render()
  const parts = shown
  const frame = Buffer.from(withPreloads(html, parts))
  const bytes = Buffer.allocUnsafeSlow(
    parts.reduce((length, part) => length + lengthOf(part) - PLACE.length, frame.length),
  )
  let [from, at, sum] = [0, 0, crc32(frame)]
  for (const { pieces } of parts) {
    const place = frame.indexOf(PLACE, from)
    at += frame.copy(bytes, at, from, place)
    for (const piece of pieces) {
      bytes.set(piece, at)
      at += piece.length
      sum = (Math.imul(sum, 31) + sumOf(piece)) | 0
    }
    from = place + PLACE.length
  }
  frame.copy(bytes, at, from)
  return { bytes, frame, sum: sum >>> 0 }
}

function sumOf(piece: Uint8Array): number {
  const known = sums.get(piece)
  if (known !== undefined) return known
  const sum = crc32(piece)
  sums.set(piece, sum)
  return sum
}

const sums = new WeakMap<Uint8Array, number>()

/** Where ready bytes come in a page that is being rendered, after all its other parts. */
export function partPlace(pieces: readonly Uint8Array[]): string {
  shown.push({ preloads: '', pieces })
  return PLACE_TAGS
}

/** The same for an element in the midst of what React renders. */
export function keptElement(part: Part): ReactNode {
  shown.push(part)
  return createElement('kept-part')
}

/** Parts that follow one another as one. */
export function joined(parts: readonly Part[]): Part {
  return { preloads: preloadsOf(parts), pieces: parts.flatMap(({ pieces }) => pieces) }
}

export function partOfHtml(html: string): Part {
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  return { preloads, pieces: [Buffer.from(html.slice(preloads.length))] }
}

/** The parts of the page that is being rendered, in order: `renderToString` does one page at a time. */
let shown: Part[] = []

const PLACE_TAGS = '<kept-part></kept-part>'
const PLACE = Buffer.from(PLACE_TAGS)
/** A link before it would be read for a window of 980 pixels, on a phone too. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)*/

function withPreloads(html: string, parts: readonly Part[]): string {
  const preloads = preloadsOf(parts)
  return preloads === '' ? html : html.replace(VIEWPORT, `$&${preloads}`)
}

function preloadsOf(parts: readonly Part[]): string {
  return [...new Set(parts.map(({ preloads }) => preloads))].join('')
}

function lengthOf({ pieces }: Part): number {
  return pieces.reduce((length, piece) => length + piece.length, 0)
}

/** `shownBy` says which value the part is of, and in which of its forms; a part goes when its value does. */
export function kept<Props extends object>(
  Component: ComponentType<Props>,
  shownBy: (props: Props) => readonly [object, string],
  slots: Slots | null = null,
): ComponentType<Props> {
  const parts = new WeakMap<object, Map<string, Part>>()

  function part(props: Props): Part {
    const [value, form] = shownBy(props)
    const forms = parts.get(value) ?? new Map<string, Part>()
    parts.set(value, forms)
    const made = forms.get(form) ?? partOfHtml(rendered(slots, Component, props))
    forms.set(form, made)
    return made
  }

  function KeptPart(props: Props) {
    return keptElement(part(props))
  }
  partsOf.set(KeptPart, part as (props: never) => Part)
  return KeptPart
}

/** The part that a component of `kept` shows, for who puts parts together. */
export function partOf<Props extends object>(Component: ComponentType<Props>, props: Props): Part {
  const part = partsOf.get(Component) as ((props: Props) => Part) | undefined
  if (!part) throw new Error(`${Component.displayName ?? Component.name} is not kept (kept-parts.tsx)`)
  return part(props)
}

const partsOf = new WeakMap<object, (props: never) => Part>()

function rendered<Props extends object>(slots: Slots | null, Component: ComponentType<Props>, props: Props): string {
  const drawn = <Component {...props} />
  return renderToString(slots ? <SlotsProvider value={slots}>{drawn}</SlotsProvider> : drawn)
}
