/** Parameters that campaigns add to a link: they change nothing on a page. */
const CAMPAIGN = /^(utm_|mc_|hsa_)|^(gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|_gl)$/

/**
 * The address that a page is kept under: its path and its parameters in one order, campaign marks left out, so that one
 * page is not kept many times.
 */
export function pageAddress(url: URL): string {
  const parameters = [...url.searchParams].filter(([name]) => !CAMPAIGN.test(name))
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(parameters).toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
