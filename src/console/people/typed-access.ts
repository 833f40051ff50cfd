import type { Actor, StaffScope } from '#domain/staff/actor.ts'
import { isRole, type Role } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'

/** The ticked roles of a form. */
export function rolesOf(form: FormData): readonly Role[] {
  return form
    .getAll('role')
    .map(String)
    .filter((role) => isRole(role))
}

/** No ticked location is all that the person who asks has; other parts of the scope stay as they are. */
export function scopeOf(form: FormData, { locations }: Site, actor: Actor, before: StaffScope): StaffScope {
  const ticked = form.getAll('location').map(String)
  const locationIds = locations.map(({ id }) => id).filter((id) => ticked.includes(id))
  return { ...before, locations: locationIds.length === 0 ? actor.scope.locations : locationIds }
}
