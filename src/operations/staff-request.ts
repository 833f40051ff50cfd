import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from './platform.ts'
import { requestOn, type SiteRequest } from './site-request.ts'

/** A request of a member of staff: what every operation of the console, the API and the command line needs. */
export interface StaffRequest<Services = Platform> extends SiteRequest<Services> {
  readonly actor: Actor
}

/** The request of a person who works on a site. */
export function requestBy<Services extends Pick<Platform, 'clock' | 'consoleOrigin'>>(
  platform: Services,
  site: Site,
  actor: Actor,
): StaffRequest<Services> {
  return { ...requestOn(platform, site), actor }
}
