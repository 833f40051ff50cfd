import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { COMMAND } from './invitations.ts'

/** The command line as an actor on a site: a person who runs it has the server (docs/decisions/144). */
export function commandActor(siteSlug: string): Actor {
  return { ...COMMAND, siteSlug, roles: [], scope: WHOLE_SITE, secondFactorAt: null }
}
