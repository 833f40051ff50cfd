import type { Site } from '#site/site.ts'
import { dealerOrigin } from './dealer-origin.ts'
import type { Platform } from './platform.ts'

/** Platform, site, time and origin of a request: what every operation on a site needs. */
export interface SiteRequest<Services = Platform> {
  readonly platform: Services
  readonly site: Site
  readonly now: Date
  /** 'https://dealer.example' */
  readonly origin: string
}

/** The request of a job or a command, which no browser sent: now, at the site's own address. */
export function requestOn<Services extends Pick<Platform, 'clock' | 'consoleOrigin'>>(
  platform: Services,
  site: Site,
): SiteRequest<Services> {
  return { platform, site, now: platform.clock.now(), origin: dealerOrigin(platform.consoleOrigin, site) }
}
