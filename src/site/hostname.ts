/**
 * The hostname of a Host header in the form that sites claim it: lower case, without port or trailing dot. Null if it
 * is no hostname (an IP address in brackets, an empty header, invalid characters).
 */
export function hostname(header: string | null | undefined): string | null {
  const name = (header ?? '')
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return name.length <= 253 && HOSTNAME.test(name) ? name : null
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOSTNAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)

/** The hostnames that a site answers to; outside production also its slug under localhost. */
export function hostnamesOf(
  site: { readonly slug: string; readonly hostnames: readonly string[] },
  production: boolean,
) {
  const named = site.hostnames.flatMap((name) => hostname(name) ?? [])
  return production ? named : [...named, `${site.slug}.localhost`]
}
