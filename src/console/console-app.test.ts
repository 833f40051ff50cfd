import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVERY_ROUTE, type EveryRole, GUARDED, openEveryRole, PASSWORD } from './testing/every-role.ts'

let opened: EveryRole
beforeAll(async () => {
  opened = await openEveryRole()
})
afterAll(() => opened.platform.close())
const ask: EveryRole['ask'] = (...given) => opened.ask(...given)

describe('STAFF-5 every address of the console', () => {
  it.each(EVERY_ROUTE.filter(({ access }) => access !== 'anyone'))(
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

  it.each(EVERY_ROUTE.filter(({ access, path }) => access !== 'anyone' && path !== '/second-factor'))(
    'STAFF-2 $method $path waits for an owner’s second factor',
    async (route) => {
      const answer = await ask(route, 'unproven')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/second-factor'])
    },
  )

  it.each(GUARDED.filter(({ path }) => path.includes('/members/')))(
    '$method $path answers 404 for a member of another site',
    async (route) => {
      const id = opened.idOf.get('rival-owner')
      expect((await ask(route, 'owner', id, 'role=sales')).status).toBe(404)
      const members = await opened.platform.storage.forSite({ slug: 'rival' }).members.all()
      expect(members).toMatchObject([{ roles: ['owner'], deactivatedAt: null }])
    },
  )

  it('shows nothing of another site', async () => {
    for (const { method, path, access } of GUARDED.filter(({ method }) => method === 'GET')) {
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
    const scripts = (await page.text()).match(/<script[^>]*>/g)
    expect(scripts).toEqual([
      '<script type="application/json" id="page-data">',
      '<script type="module" src="/console/entry.js">',
    ])
  })
})
