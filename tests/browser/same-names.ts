/**
 * Links of a page's content with one name that lead to different pages (WCAG 2.4.9). Runs in the page. Menus name their
 * links under headings of their own, a phone number is spelled as the feed has it, and a link to a part of a page leads to
 * that page.
 */
export function linksOfOneName(): readonly string[] {
  const targets = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href], a[href*="/maps/dir/"]')) {
    const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt)
    const words = link.getAttribute('aria-label') ?? [link.textContent, ...pictures].join(' ')
    const name = words.replace(/\s+/g, ' ').trim()
    if (link.protocol === 'tel:') continue
    const page = link.href.replace(/#.*/, '')
    targets.set(name, (targets.get(name) ?? new Set()).add(page))
  }
  return [...targets].flatMap(([name, all]) =>
    all.size > 1 ? [`${all.size} links are named '${name}': ${[...all].join(' ')}`] : [],
  )
}
