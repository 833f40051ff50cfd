import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role, roleMay } from '#domain/staff/roles.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { type EveryRole, GUARDED, openEveryRole } from './testing/every-role.ts'

let opened: EveryRole
beforeAll(async () => {
  opened = await openEveryRole()
})
afterAll(() => opened.platform.close())
const ask: EveryRole['ask'] = (...given) => opened.ask(...given)

/** Each role in npm run chaos; in npm test one that may and one that may not, others than for the next address. */
function rolesFor({ access }: (typeof GUARDED)[number], number: number): readonly Role[] {
  if (IS_WHOLE || access === 'anyone' || access === 'person') return ROLES
  const { may = [], mayNot = [] } = Object.groupBy(ROLES, (role) => (roleMay([role], access) ? 'may' : 'mayNot'))
  return [may, mayNot].flatMap((roles) => roles[number % roles.length] ?? [])
}

describe('STAFF-5 every address of the console, by role', () => {
  it.each(GUARDED.flatMap((route, number) => rolesFor(route, number).map((role) => ({ ...route, role }))))(
    '$method $path answers $role by the table of rights',
    async ({ role, ...route }) => {
      const { status } = await ask(route, role)
      const isAllowed = route.access !== 'anyone' && route.access !== 'person' && roleMay([role], route.access)
      if (isAllowed) expect([200, 303, 400, 404, 409]).toContain(status)
      else expect(status).toBe(403)
    },
  )
})
