import { unreadable } from '#domain/colour/contrast.ts'
import { unreadableBands, unreadableGround } from '#domain/colour/ground-tones.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'
import { check, repeated, unknownName } from './check.ts'

/** Checks what every page shows: readable colours, and menus whose links work. */
export const lookChecks = [
  check(['branding'], ({ branding: { primary, accent, ground, bands } }) => [
    ...contrastFaults(unreadable, primary, ['branding', 'primary']),
    ...contrastFaults(unreadable, accent, ['branding', 'accent']),
    ...contrastFaults(unreadableGround, ground, ['branding', 'ground'], 'take a much lighter or a much darker colour'),
    ...contrastFaults(unreadableBands, bands, ['branding', 'bands'], 'take a darker colour'),
  ]),
  check(['hostnames'], ({ hostnames }) =>
    repeated(
      hostnames,
      (host) => host,
      (index) => ['hostnames', index],
    ),
  ),
  check(['menus', 'locations'], ({ menus, locations }) => {
    const slugs = locations.map((location) => location.slug)
    const header = menus.header.flatMap((entry, index) =>
      'items' in entry
        ? entry.items.map((link, each) => ({ link, at: ['menus', 'header', index, 'items', each, 'href'] }))
        : 'href' in entry
          ? [{ link: entry, at: ['menus', 'header', index, 'href'] }]
          : [],
    )
    const footer = menus.footer.flatMap((column, index) =>
      column.links.map((link, each) => ({ link, at: ['menus', 'footer', index, 'links', each, 'href'] })),
    )
    return [...header, ...footer].flatMap(({ link, at }) => {
      const slug = /^\/contact-us\/([^/?#]+)/.exec(link.href)?.[1]
      return slug === undefined ? [] : unknownName(at, 'location', slug, slugs)
    })
  }),
]

function contrastFaults(
  reasonAgainst: (colour: string) => string | null,
  colour: string | null,
  at: SitePath,
  hint = 'take it a little darker or lighter',
): readonly FoundFault[] {
  const reason = colour === null ? null : reasonAgainst(colour)
  return reason === null ? [] : [fault(at, reason, hint)]
}
