import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Slots, Theme } from '#ui/slots.ts'
import { SlotsProvider } from '#ui/theme-context.ts'
import { type PageBytes, type Piece, pageOfPieces } from './page-pieces.ts'

/** A part of a page that is written once and copied into each page that shows it. */
export interface Part {
  /** The links that React puts into the page's head for the part's first pictures. */
  readonly preloads: string
  /** One after the other. */
  readonly pieces: readonly Piece[]
}

export interface WrittenPage extends PageBytes {
  /** What of it React drew for this page alone: kept parts have no script and no style of their own. */
  readonly frame: string
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
  const frame = withPreloads(html, parts)
  const page: Piece[] = []
  let from = 0
  for (const { pieces } of parts) {
    const place = frame.indexOf(PLACE, from)
    page.push(frame.slice(from, place), ...pieces)
    from = place + PLACE.length
  }
  page.push(frame.slice(from))
  return { ...pageOfPieces(page), frame }
}

/** Where ready pieces come in a page that is being rendered, after all its other parts. */
export function partPlace(pieces: readonly Piece[]): string {
  shown.push({ preloads: '', pieces })
  return PLACE
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

/** A part of what React rendered, to be kept. */
export function partOfHtml(html: string): Part {
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  return { preloads, pieces: [Buffer.from(html.slice(preloads.length))] }
}

/** The parts of the page that is being rendered, in order: `renderToString` does one page at a time. */
let shown: Part[] = []

const PLACE = '<kept-part></kept-part>'
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
