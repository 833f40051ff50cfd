/** What the copied sites of the shared server 'altered' have and the demonstration lacks (tests/setup/altered-sites.ts). */

/** Valid format, but nobody's ids. */
export const TAGS = { ga4: 'G-EXAMPLE001', gtm: 'GTM-EXAMPLE', metaPixel: '100000000000001' } as const

/** A host that nobody has: tests answer for it. */
export const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© The <mapmakers>',
  attributionHref: 'https://maps.example/copyright',
} as const

/** A yard that does no sales any more, so that its remaining cars have no phone number. */
export const CLOSED_YARD = { site: 'meridian-motor-group', slug: 'meridian-volkswagen-tweed' } as const
