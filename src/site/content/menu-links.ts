import type { Site } from '../site.ts'
import type { Link } from './link.ts'

/** Targets of the menus' links, each with its option path. */
export function menuLinks({ menus }: Pick<Site, 'menus'>): readonly Link[] {
  const header = menus.header.flatMap((entry, index): readonly Link[] =>
    'items' in entry
      ? entry.items.map(({ href }, item) => ({ at: ['menus', 'header', index, 'items', item, 'href'], href }))
      : 'href' in entry
        ? [{ at: ['menus', 'header', index, 'href'], href: entry.href }]
        : [],
  )
  const footer = menus.footer.flatMap(({ links }, column) =>
    links.map(({ href }, link): Link => ({ at: ['menus', 'footer', column, 'links', link, 'href'], href })),
  )
  return [...header, ...footer]
}
