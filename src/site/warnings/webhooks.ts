import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** FORM-13: warns about webhooks that send buyers' details unencrypted or cannot be signed. */
export function webhookWarnings(
  { delivery }: Pick<Site, 'delivery'>,
  accounts: readonly string[] | null,
): readonly SiteWarning[] {
  return delivery.destinations.flatMap((target, index): readonly SiteWarning[] => {
    if (target.kind !== 'webhook') return []
    const path = `delivery.destinations[${index}]`
    const variable = `WEBHOOK_SECRET_${target.account.toUpperCase().replaceAll('-', '_')}`
    return [
      ...(target.url.startsWith('https:')
        ? []
        : [{ path: `${path}.url`, reason: `"${target.url}" sends buyers' details unencrypted: use https` }]),
      ...(isInside(new URL(target.url).hostname)
        ? [
            {
              path: `${path}.url`,
              reason: `"${target.url}" is inside the network, and no lead is sent there: name an address on the internet, or set WEBHOOKS_INSIDE=1 in the server's environment`,
            },
          ]
        : []),
      ...(accounts === null || accounts.includes(target.account)
        ? []
        : [
            {
              path: `${path}.account`,
              reason: `${variable} is not set here, and without it no lead is sent: set it in the server's environment`,
            },
          ]),
    ]
  })
}

/** P-15: an address that only machines of the same network can reach. */
function isInside(host: string): boolean {
  return (
    !host.includes('.') ||
    /(^|\.)(localhost|local|internal|lan|home)$/.test(host) ||
    /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host)
  )
}
