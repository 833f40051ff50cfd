import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, type Role } from '#domain/staff/roles.ts'
import { COMMAND } from '#operations/staff/invitations.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import { CONSOLE_ROUTES, type ConsoleRoute } from '../routes.ts'

export const PASSWORD = 'tram lantern quokka'
const ADDRESS = '203.0.113.9'

/** A console with a person of every role on one site, and an owner of a rival. */
export interface EveryRole {
  readonly platform: TestPlatform
  /** Ids of people by name: a role, 'rival-owner', 'unproven', 'ended'. */
  readonly idOf: ReadonlyMap<string, string>
  /** A request of that person; null: of a stranger. `id` replaces the first parameter of the path. */
  ask(
    route: Pick<ConsoleRoute, 'method' | 'path' | 'access'>,
    as: string | null,
    id?: string,
    body?: string,
  ): Promise<Response>
}

export const EVERY_ROUTE: readonly ConsoleRoute[] = CONSOLE_ROUTES
/** Addresses that need a right on the site. */
export const GUARDED = EVERY_ROUTE.filter(({ access }) => access !== 'anyone' && access !== 'person')

export async function openEveryRole(): Promise<EveryRole> {
  const cookieOf = new Map<string, string>()
  const idOf = new Map<string, string>()
  const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2', name: 'Rival Motors' })]
  const platform = await createTestPlatform({ sites, now: new Date() })
  const app = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => ADDRESS,
    allSites: () => [platform.site('yard'), platform.site('rival')],
  })

  async function member(name: string, roles: readonly Role[], slug: string, { proven = true } = {}): Promise<void> {
    const email = `${name}@yard.example`
    const personId = await platform.accounts.addPerson({ email, name: `Name of ${name}`, password: PASSWORD })
    const { members, audit, transaction } = platform.storage.forSite({ slug })
    await transaction(async (within) => {
      await members.add(within, { personId, roles, scope: WHOLE_SITE }, platform.clock.now())
      const change = { at: platform.clock.now(), action: 'staff.join', before: null, after: { roles } }
      await audit.record(within, COMMAND, { ...change, object: { kind: 'member', id: `${slug}-${name}` } })
    })
    const headers = platform.accounts.headersOf(new Headers(), ADDRESS)
    const { cookies } = await platform.accounts.signIn(email, PASSWORD, headers)
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    cookieOf.set(name, cookie)
    idOf.set(name, personId)
    const { value } = await platform.accounts.session(new Headers({ cookie }), platform.clock.now())
    if (proven && value) await platform.storage.staff.people.noteSecondFactor(value.id, platform.clock.now())
  }

  for (const role of ROLES) await member(role, [role], 'yard')
  await member('rival-owner', ['owner'], 'rival')
  await member('unproven', ['owner'], 'yard', { proven: false })
  await member('ended', ['owner'], 'yard')
  await platform.storage.rawDatabase().executeSql('delete from staff_sessions where "userId" = $1', [idOf.get('ended')])
  return {
    platform,
    idOf,
    async ask(route, as, id = 'nobody', body = '') {
      const cookie = as === null ? '' : (cookieOf.get(as) ?? '')
      return app.request(`http://console.localhost${route.path.replace(/:\w+/, id)}`, {
        method: route.method,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        ...(route.method === 'POST' ? { body } : {}),
      })
    },
  }
}
