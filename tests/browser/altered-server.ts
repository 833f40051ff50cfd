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

/** A banner of one location of the same site. */
export const BANNER = {
  text: 'Free coffee in Nerang this week',
  from: '2026-01-01T00:00:00+10:00',
  until: '2099-01-01T00:00:00+10:00',
  locations: ['meridian-kia-nerang'],
} as const

/** A logo that is narrower than the usual ones. */
export const LOGO = {
  site: 'meridian-motor-group',
  file: 'logo.svg',
  width: 120,
  height: 60,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="#024"/></svg>',
} as const
