import type { Site } from '#site/site.ts'
import type { Platform } from './platform.ts'

/** Platform, site, time and origin of a request: what every operation behind a page or a call needs. */
export interface SiteRequest {
  readonly platform: Platform
  readonly site: Site
  readonly now: Date
  /** 'https://dealer.example' */
  readonly origin: string
}
