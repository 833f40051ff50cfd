/**
 * The link that a press follows within the application; null: it is the browser's, such as another site, a file, a
 * download, a new window, or a place on the same page. For pages whose markup has plain `<a>` elements.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || isFile(url.pathname)) return null
  const withinPage = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  return withinPage ? null : link
}

/** Whether the browser, not the router, opens a path: `/cars/a-car.pdf`, `/sitemap.xml`. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(pathname)
}
