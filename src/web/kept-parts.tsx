import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Slots, Theme } from '#ui/slots.ts'
import { SlotsProvider } from '#ui/theme-context.ts'

/** A part of a page in its bytes, which is written once and copied into each page that shows it. */
interface Part {
  /** The links that React puts into the page's head for the part's first pictures. */
  readonly preloads: string
  readonly bytes: Uint8Array
}

/**
 * A template whose header, footer and cards are rendered once for each value that they show: half of a listing's
 * elements. On the server alone; a browser draws the same components of the same values, so it finds what it expects.
 * Such a part must ask for no `useId` and nothing of the router, which it has not while it is rendered by itself.
 */
export function withKeptParts({ name, slots }: Theme): Theme {
  const Header = kept(slots, slots.Header, ({ site }) => [site, ''])
  const Footer = kept(slots, slots.Footer, ({ site }) => [site, ''])
  const VehicleCard = kept(slots, slots.VehicleCard, ({ card, eager }) => [card, eager ? 'eager' : 'lazy'])
  return { name, slots: { ...slots, Header, Footer, VehicleCard } }
}

/** Renders a page with the parts in their places. */
export function renderWithParts(render: () => string): Uint8Array<ArrayBuffer> {
  shown = []
  const html = render()
  const parts = shown
  const preloads = [...new Set(parts.map((part) => part.preloads))].join('')
  const texts = html.split(PLACE).map((text, index) => (index === 0 ? text.replace(VIEWPORT, `$&${preloads}`) : text))
  return Buffer.concat(texts.flatMap((text, index) => [Buffer.from(text), parts[index]?.bytes ?? NOTHING]))
}

/** Where ready bytes come in a page that is being rendered, after all its other parts. */
export function partPlace(bytes: Uint8Array): string {
  shown.push({ preloads: '', bytes })
  return PLACE
}

/** The same for an element in the midst of what React renders. */
export function keptElement(bytes: Uint8Array): ReactNode {
  shown.push({ preloads: '', bytes })
  return createElement('kept-part')
}

/** The parts of the page that is being rendered, in order: `renderToString` does one page at a time. */
let shown: Part[] = []

const PLACE = '<kept-part></kept-part>'
/** A link before it would be read for a window of 980 pixels, on a phone too. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)*/
const NOTHING = new Uint8Array()

/** `shownBy` says which value the part is of, and in which of its forms; a part goes when its value does. */
function kept<Props extends object>(
  slots: Slots,
  Component: ComponentType<Props>,
  shownBy: (props: Props) => readonly [object, string],
): ComponentType<Props> {
  const parts = new WeakMap<object, Map<string, Part>>()

  function partOf(props: Props): Part {
    const [value, form] = shownBy(props)
    const forms = parts.get(value) ?? new Map<string, Part>()
    parts.set(value, forms)
    const part = forms.get(form) ?? rendered(slots, Component, props)
    forms.set(form, part)
    return part
  }

  return function KeptPart(props) {
    shown.push(partOf(props))
    return createElement('kept-part')
  }
}

function rendered<Props extends object>(slots: Slots, Component: ComponentType<Props>, props: Props): Part {
  const html = renderToString(
    <SlotsProvider value={slots}>
      <Component {...props} />
    </SlotsProvider>,
  )
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  return { preloads, bytes: Buffer.from(html.slice(preloads.length)) }
}
