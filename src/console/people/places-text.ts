import type { StaffScope } from '#domain/staff/actor.ts'
import { ROLE_NAMES, type Role } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'

/** Where a person works: 'Robina, Southport · Finance', or 'Whole site'. */
export function placesText({ dealerships, locations, categories }: StaffScope, site: Site): string {
  const names = new Map(site.locations.map(({ id, name }) => [id, name]))
  const parts = [dealerships, locations?.map((id) => names.get(id) ?? id), categories]
  return parts.flatMap((part) => (part ? [part.join(', ')] : [])).join(' · ') || 'Whole site'
}

/** 'Manager, Sales'. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_NAMES[role]).join(', ')
}
