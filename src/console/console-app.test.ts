import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, type Role, roleMay } from '#domain/staff/roles.ts'
import { COMMAND } from '#operations/staff/invitations.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from './console-app.ts'
import { createRenderer } from './render-console.tsx'
import { CONSOLE_ROUTES, type ConsoleRoute } from './routes.ts'

const PASSWORD = 'tram lantern quokka'
const ADDRESS = '203.0.113.9'
const ROUTES: readonly ConsoleRoute[] = CONSOLE_ROUTES
let platform: TestPlatform
let console: ReturnType<typeof createConsole>
const cookieOf = new Map<string, string>()
const idOf = new Map<string, string>()

beforeAll(async () => {
  const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2', name: 'Rival Motors' })]
  platform = await createTestPlatform({ sites, now: new Date() })
  console = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => ADDRESS,
    allSites: () => [platform.site('yard'), platform.site('rival')],
  })
  for (const role of ROLES) await member(role, [role], 'yard')
  await member('rival-owner', ['owner'], 'rival')
  await member('unproven', ['owner'], 'yard', { proven: false })
  await member('ended', ['owner'], 'yard')
  await platform.storage
    .jobsDatabase()
    .executeSql('delete from staff_sessions where "userId" = $1', [idOf.get('ended')])
}, 120_000)
afterAll(() => platform.close())

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

async function ask(route: ConsoleRoute, as: string | null, id = 'nobody', body = ''): Promise<Response> {
  const cookie = as === null ? '' : (cookieOf.get(as) ?? '')
  return console.request(`http://console.localhost${route.path.replace(/:\w+/, id)}`, {
    method: route.method,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    ...(route.method === 'POST' ? { body } : {}),
  })
}

const guarded = ROUTES.filter(({ access }) => access !== 'anyone' && access !== 'person')

describe('STAFF-5 every address of the console', () => {
  it.each(guarded.flatMap((route) => ROLES.map((role) => ({ ...route, role }))))(
    '$method $path answers $role by the table of rights',
    async ({ role, ...route }) => {
      const { status } = await ask(route, role)
      const isAllowed = route.access !== 'anyone' && route.access !== 'person' && roleMay([role], route.access)
      if (isAllowed) expect([200, 303, 400, 404, 409]).toContain(status)
      else expect(status).toBe(403)
    },
  )

  it.each(ROUTES.filter(({ access }) => access !== 'anyone'))(
    '$method $path sends a stranger and an ended session to sign-in',
    async (route) => {
      for (const as of [null, 'ended']) {
        const answer = await ask(route, as)
        // CR-B3: a page is opened after sign-in; a form without its page's mark goes nowhere.
        const path = route.path.replace(/:\w+/, 'nobody')
        const to = route.method === 'POST' || path === '/' ? '' : `?${new URLSearchParams({ to: path })}`
        expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in${to}`])
      }
    },
  )

  it.each(ROUTES.filter(({ access, path }) => access !== 'anyone' && path !== '/second-factor'))(
    'STAFF-2 $method $path waits for an owner’s second factor',
    async (route) => {
      const answer = await ask(route, 'unproven')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/second-factor'])
    },
  )

  it.each(guarded.filter(({ path }) => path.includes('/members/')))(
    '$method $path answers 404 for a member of another site',
    async (route) => {
      const id = idOf.get('rival-owner')
      expect((await ask(route, 'owner', id, 'role=sales')).status).toBe(404)
      const members = await platform.storage.forSite({ slug: 'rival' }).members.all()
      expect(members).toMatchObject([{ roles: ['owner'], deactivatedAt: null }])
    },
  )

  it('shows nothing of another site', async () => {
    for (const { method, path, access } of guarded.filter(({ method }) => method === 'GET')) {
      const text = await (await ask({ method, path, access }, 'rival-owner')).text()
      expect(text).not.toMatch(/yard-|Name of sales/)
    }
    const choose = { method: 'POST', path: '/sites', access: 'person' } as const
    expect((await ask(choose, 'rival-owner', '', 'site=yard')).status).toBe(404)
  })

  it('shows no control without its right', async () => {
    const staff = { method: 'GET', path: '/staff', access: 'staff.read' } as const
    expect(await (await ask(staff, 'owner')).text()).toContain('/roles"')
    expect(await (await ask(staff, 'manager')).text()).not.toContain('/roles"')
    const today = { method: 'GET', path: '/', access: 'today.read' } as const
    expect(await (await ask(today, 'sales')).text()).not.toContain('href="/audit"')
    expect(await (await ask(today, 'stock')).text()).not.toContain('Unassigned')
  })

  it('STAFF-8 gives the audit log as CSV', async () => {
    const csv = await ask({ method: 'GET', path: '/audit.csv', access: 'audit.read' }, 'owner')
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(await csv.text()).toMatch(/^Time,Who.*\r\n(?:.*\r\n)*.*Command line.*staff\.join/)
  })

  it('STAFF-1 cookies are for this host and not for scripts, and no script runs but the console’s own file', async () => {
    const body = new URLSearchParams({ email: 'sales@yard.example', password: PASSWORD }).toString()
    const answer = await ask({ method: 'POST', path: '/sign-in', access: 'anyone' }, null, '', body)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).not.toMatch(/Domain=/i)
    const page = await ask({ method: 'GET', path: '/', access: 'today.read' }, 'sales')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await page.text()).match(/<script[\s\S]*?<\/script>/g)).toEqual([
      '<script type="module" src="/console-test.js"></script>',
    ])
  })
})
