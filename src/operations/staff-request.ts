import type { Actor } from '#domain/staff/actor.ts'
import type { SiteRequest } from './site-request.ts'

/** A request of a member of staff: what every operation behind a page of the console needs. */
export interface StaffRequest extends SiteRequest {
  readonly actor: Actor
}
