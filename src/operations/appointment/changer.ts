import type { Actor } from '#domain/staff/actor.ts'
import type { SiteRequest } from '../site-request.ts'

/** Who changes an appointment; null: the buyer, by the link of their visit (FORM-17). */
export type Changer = Actor | null

/** A request to change an appointment, by a member of staff or the buyer. */
export interface ChangeRequest extends SiteRequest {
  readonly actor: Changer
}
