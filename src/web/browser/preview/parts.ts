/**
 * STUDIO-5: where the parts of a site show on its pages. A part is the path of an option in the site's configuration;
 * '*' is the element's place among those of its row. Only the script of a preview reads this.
 */
export const PARTS: readonly (readonly [selector: string, part: string])[] = [
  ['#site-header .site-header > :is(a, p):first-child', 'home.banner'],
  ['#site-header a:has(> picture)', 'branding.logo'],
  ['#site-header .main-menu .menu-entry', 'menus.header.*'],
  ['#site-header .header-strip', 'menus.strip'],
  ['#site-header .header-bar a.button-primary:not([href^="tel:"])', 'menus.callToAction'],
  ['#site-footer footer nav', 'menus.footer.*'],
  ['#site-footer footer div:has(> address)', 'locations.*'],
  ['#site-footer > .phone-bar', 'menus.phoneBar'],
  ['main .hero', 'home'],
  ['main .offer', 'offers.list.*'],
  ['main .place', 'locations.*'],
]

/** Marks the parts of a page: `data-part` on each element of the table, and on each block of the home page. */
export function markParts(page: ParentNode): void {
  for (const [selector, part] of PARTS)
    for (const [at, element] of [...page.querySelectorAll(selector)].entries())
      mark(element, part.replace('*', String(at)))
  for (const block of page.querySelectorAll('main [class^="block-"]'))
    mark(block, `home.blocks.${block.className.slice('block-'.length)}`)
}

function mark(element: Element, part: string): void {
  if (element.getAttribute('data-part') !== part) element.setAttribute('data-part', part)
}
