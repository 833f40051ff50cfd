import { CAMPAIGN } from '#views/analytics/public-address.ts'

/**
 * A redirect's address with the parameters of the ad link that led to the old one. The page cache renders a page without
 * them, but the dealer pays to measure them.
 */
export function withCampaign(location: string, searchParams: URLSearchParams): string {
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  if (campaign.size === 0) return location
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? []
  return `${path}${query ? `${query}&` : '?'}${campaign}${hash}`
}
