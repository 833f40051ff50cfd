import type { Site } from '#site/site.ts'

/** Where buyers see a site: its first hostname, or its '*.localhost' beside a console on this machine. */
export function dealerOrigin(
  consoleOrigin: string | null,
  { slug, hostnames }: Pick<Site, 'slug' | 'hostnames'>,
): string {
  const beside = consoleOrigin === null ? null : new URL(consoleOrigin)
  if (beside?.hostname.endsWith('.localhost')) {
    beside.hostname = `${slug}.localhost`
    return beside.origin
  }
  return `https://${hostnames[0] ?? slug}`
}
