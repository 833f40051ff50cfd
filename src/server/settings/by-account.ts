import { isServerName } from '#domain/password-host.ts'

/** Secrets by account. The variable ends with the account's name in capitals, with '_' for '-'. */
export function byAccount(
  given: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> {
  const named = Object.entries(given).filter(([name]) => name.startsWith(prefix))
  const accountOf = (variable: string) => variable.slice(prefix.length).toLowerCase().replaceAll('_', '-')
  return Object.fromEntries(named.map(([name, secret]) => [accountOf(name), secret ?? '']))
}

/** S3-17: servers by account. Throws a sentence about one that is no server's name. */
export function serversByAccount(
  given: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> {
  const wrong = Object.keys(given).find((name) => name.startsWith(prefix) && !isServerName(given[name] ?? ''))
  if (wrong !== undefined)
    throw new Error(
      `The environment cannot be used: ${wrong}: a server's name alone, such as sftp.dealer.example, or with its port, sftp.dealer.example:2222.`,
    )
  return byAccount(given, prefix)
}

const FEEDS_INSIDE = 'FEEDS_INSIDE_'

/**
 * Servers inside our network that a site's feeds and channels may call, by the site's slug. Throws a sentence about
 * FEEDS_INSIDE without a site, which would open them to the staff of every dealer.
 */
export function feedsInsideBySite(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly string[]>> {
  if (given['FEEDS_INSIDE'] !== undefined)
    throw new Error(
      "The environment cannot be used: FEEDS_INSIDE would open its servers to every dealer's staff: name the site that it is for, such as FEEDS_INSIDE_CITY_CARS=dms.lan:22 for the site city-cars, one line for each site, and remove FEEDS_INSIDE.",
    )
  return Object.fromEntries(
    Object.entries(byAccount(given, FEEDS_INSIDE)).map(([siteSlug, hosts]) => [siteSlug, hostsOf(hosts)]),
  )
}

/** 'images.lan, 10.0.0.7:8080' as a list. */
export function hostsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')
}
