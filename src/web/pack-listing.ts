import type { CardView } from '#views/card/card-view.ts'
import type { ListingItem, ListingView } from '#views/listing/listing-view.ts'
import { packFacets } from './pack-facets.ts'
import { LISTING_ID, written } from './packed-listing.ts'
import type { Piece } from './page-pieces.ts'

/**
 * A listing as one text, for its way to the browser: the router writes and reads each of its two thousand values by
 * itself, which costs a fifth of the time that a page takes; JSON is the engine's own. First comes what the law makes
 * every repayment say (LAW-1), which is sent once; each line break stands for it.
 */
export function packListing(listing: ListingView): string {
  const text = pieces(listing)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
  // The router would escape each quotation mark twice.
  return text.replaceAll('"', '~')
}

/** The element that brings a page's listing, in parts; none for a page without one. */
export function writtenListing(data: object): readonly Piece[] {
  const listing = written.get(data)
  if (!listing) return []
  return [OPENING, ...pieces(listing).map((piece) => (typeof piece === 'string' ? piece : piece.bytes)), CLOSING]
}

/** What many listings show, in both its forms. */
interface KeptText {
  readonly text: string
  readonly bytes: Uint8Array
}

const OPENING = Buffer.from(`<script type="application/json" id="${LISTING_ID}">`)
const CLOSING = Buffer.from('</script>')

function pieces({ items, facets, ...rest }: ListingView): readonly (KeptText | string)[] {
  const said = items.reduce((found, item) => found || (item.kind === 'car' ? saidOf(item.card) : ''), '')
  const before = `${JSON.stringify(rest).slice(0, -1)},"facets":${packFacets(facets)},"items":[`
  const packed = items.flatMap((item, index) => [...(index > 0 ? [COMMA] : []), packedItem(item, said)])
  return [`${quiet(said)}\n${quiet(before)}`, ...packed, END]
}

function packedItem(item: ListingItem, said: string): KeptText | string {
  if (item.kind !== 'car') return quiet(JSON.stringify(item))
  const { card } = item
  const known = packed.get(card)
  if (known?.said === said) return known.text
  const json = JSON.stringify(item)
  const text = keptText(quiet(said === '' ? json : json.replace(said, '\n')))
  packed.set(card, { said, text })
  return text
}

/** A card is shown by many listings (`cachedCardView`). */
const packed = new WeakMap<CardView, { readonly said: string; readonly text: KeptText }>()

/** JSON that cannot end the element it stands in, and has `~` to spare for quotation marks. */
function quiet(json: string): string {
  return json.replaceAll('~', '\\u007e').replaceAll('<', '\\u003c')
}

function keptText(text: string): KeptText {
  return { text, bytes: Buffer.from(text) }
}

const COMMA = keptText(',')
const END = keptText(']}')

function saidOf({ estimate }: CardView): string {
  if (estimate === null) return ''
  const { warning, disclaimer } = estimate
  return JSON.stringify({ warning, disclaimer }).slice(1, -1)
}
