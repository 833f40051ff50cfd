import { fileURLToPath } from 'node:url'
import { textOn } from '#domain/colour/contrast.ts'
import type { StickerLook } from '#views/window-sticker/window-sticker.ts'

/** What a template makes of a sticker. Lengths in points, colours as '#rrggbb'. */
export interface StickerStyle {
  readonly fonts: { readonly display: string; readonly text: string; readonly strong: string }
  readonly page: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly brand: string
  readonly onBrand: string
  readonly header: { readonly fill: string; readonly ink: string; readonly rule: string | null }
  /** The panel behind the price; null: none. */
  readonly plate: { readonly fill: string; readonly ink: string } | null
  /** The panel behind the facts; null: lines only. */
  readonly panel: string | null
  readonly foot: { readonly fill: string; readonly ink: string; readonly muted: string }
  readonly radius: number
  /** Whether the picture extends to the page edges. */
  readonly bleed: boolean
  readonly capitals: boolean
  readonly titleSize: number
}

/** The sticker's style in a site's template and brand colour (SITE-2); a template without one of its own has Harbour's. */
export function stickerStyle({ template, primary }: StickerLook): StickerStyle {
  const style = STYLES[template] ?? STYLES.harbour
  return style(primary, textOn(primary).colour)
}

type Style = (brand: string, onBrand: string) => StickerStyle

const STYLES: { readonly harbour: Style } & { readonly [name in StickerLook['template']]?: Style } = {
  // White paper, fine lines, one quiet typeface.
  harbour: (brand, onBrand) => ({
    fonts: {
      display: fileURLToPath(
        import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
      ),
      text: fileURLToPath(
        import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
      ),
      strong: fileURLToPath(
        import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
      ),
    },
    page: '#ffffff',
    ink: '#10202a',
    muted: '#55636c',
    line: '#cdd5d9',
    brand,
    onBrand,
    header: { fill: '#ffffff', ink: brand, rule: brand },
    plate: null,
    panel: null,
    foot: { fill: '#f1f4f5', ink: '#10202a', muted: '#4d5b64' },
    radius: 0,
    bleed: false,
    capitals: false,
    titleSize: 31,
  }),
  // Black and the brand colour, square corners, wide heavy capitals, a large price.
  ridge: (brand, onBrand) => ({
    fonts: {
      display: fileURLToPath(
        import.meta.resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'),
      ),
      text: fileURLToPath(import.meta.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff')),
      strong: fileURLToPath(import.meta.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff')),
    },
    page: '#ffffff',
    ink: '#0e0e0f',
    muted: '#55534f',
    line: '#c4c1bb',
    brand,
    onBrand,
    header: { fill: '#0e0e0f', ink: '#ffffff', rule: null },
    plate: { fill: brand, ink: onBrand },
    panel: null,
    foot: { fill: '#0e0e0f', ink: '#ffffff', muted: '#c6c3bd' },
    radius: 0,
    bleed: true,
    capitals: true,
    titleSize: 30,
  }),
  // Cream paper, round corners, a soft serif.
  meadow: (brand, onBrand) => ({
    fonts: {
      display: fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
      text: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
      strong: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')),
    },
    page: '#fbf6ea',
    ink: '#26281f',
    muted: '#5c5d50',
    line: '#ddd5bf',
    brand,
    onBrand,
    header: { fill: '#fbf6ea', ink: brand, rule: null },
    plate: { fill: brand, ink: onBrand },
    panel: '#ffffff',
    foot: { fill: '#f1e8d2', ink: '#26281f', muted: '#5a5848' },
    radius: 16,
    bleed: false,
    capitals: false,
    titleSize: 33,
  }),
}
