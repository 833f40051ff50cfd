/** An absolute address on the site; its home page for any other address, because it becomes a link in the dealer's mail. */
export function siteAddress(path: string, origin: string): string {
  const home = new URL(origin)
  if (!URL.canParse(path, home)) return home.href
  const address = new URL(path, home)
  return address.origin === home.origin ? address.href : home.href
}
