import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { AT_FIRST, AT_SECOND, createStaffedConsole, PASSWORD, type StaffedConsole } from './testing/staffed-console.ts'

let yard: StaffedConsole
beforeEach(async () => {
  yard = await createStaffedConsole()
  await yard.member('owner', ['owner'])
})
afterEach(() => yard.close())

const invite = (as: string, to: string, role: string, locations: readonly string[] = []) =>
  yard.post(as, '/staff/invite', [
    ['email', yard.email(to)],
    ['role', role],
    ...locations.map((id) => ['location', id]),
  ])
const join = (to: string, browser = `browser of ${to}`) =>
  yard.post(browser, yard.link(yard.email(to)), { name: `Name of ${to}`, password: PASSWORD })
const members = () => yard.platform.storage.forSite({ slug: 'yard' }).members.all()

describe('S3-1, STAFF-13 an invitation stays within the roles and the scope of the person who sends it', () => {
  it('a) a manager of one location does not widen themself', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    expect((await invite('robina', 'robina', 'manager')).status).toBe(409)
    await join('robina')
    expect((await yard.memberOf('robina'))?.scope).toEqual(AT_FIRST)
  })

  it('a) without a ticked location a new person gets the places of the inviter, and no other place', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    expect((await invite('robina', 'jo', 'sales')).status).toBe(303)
    expect((await join('jo')).status).toBe(303)
    expect((await members()).find(({ email }) => email === yard.email('jo'))?.scope).toEqual(AT_FIRST)
    expect((await invite('robina', 'max', 'sales', ['l1', 'l2'])).status).toBe(409)
    expect(yard.link(yard.email('max'))).toBe('')
  })

  it('b) an invitation to an active member is refused, and the only owner stays one', async () => {
    await yard.member('manager', ['manager'])
    const answer = await invite('manager', 'owner', 'read-only')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('works here already')
    expect((await yard.memberOf('owner'))?.roles).toEqual(['owner'])
  })

  it('b) of two open invitations to one address the second changes nothing', async () => {
    await invite('owner', 'jo', 'sales')
    const first = yard.link(yard.email('jo'))
    await invite('owner', 'jo', 'stock')
    await yard.post('jo', first, { name: 'Jo', password: PASSWORD })
    expect((await join('jo')).status).toBe(404)
    expect((await members()).find(({ email }) => email === yard.email('jo'))?.roles).toEqual(['sales'])
  })

  it('c) a manager who was removed comes back by no invitation of theirs or to them', async () => {
    await yard.member('manager', ['manager'])
    await yard.person('second')
    await invite('manager', 'second', 'manager')
    await yard.post('owner', `/staff/members/${yard.id('manager')}/deactivate`)
    expect((await yard.memberOf('manager'))?.deactivatedAt).not.toBeNull()
    expect((await join('second')).status).toBe(404)
    expect(await yard.memberOf('second')).toBeNull()
  })

  it('c) an invitation to a person ends with their membership', async () => {
    await invite('owner', 'jo', 'sales')
    const older = yard.link(yard.email('jo'))
    await invite('owner', 'jo', 'sales')
    await join('jo')
    const jo = (await members()).find(({ email }) => email === yard.email('jo'))?.personId ?? ''
    await yard.post('owner', `/staff/members/${jo}/deactivate`)
    expect((await yard.get('nobody', older)).status).toBe(404)
    expect((await invite('owner', 'jo', 'read-only')).status).toBe(303)
    await join('jo')
    expect((await members()).find(({ personId }) => personId === jo)).toMatchObject({
      roles: ['read-only'],
      deactivatedAt: null,
    })
  })

  it('an invitation is over once its sender may no longer give what it gives', async () => {
    await yard.member('second', ['owner'])
    await invite('second', 'jo', 'owner')
    await yard.post('owner', `/staff/members/${yard.id('second')}/roles`, { role: 'manager' })
    expect((await join('jo')).status).toBe(404)
    await invite('second', 'max', 'sales', ['l2'])
    await yard.post('owner', `/staff/members/${yard.id('second')}/roles`, { role: 'manager', location: 'l1' })
    expect((await join('max')).status).toBe(404)
  })

  it('the page of an invitation names its roles and places', async () => {
    await invite('owner', 'jo', 'manager', ['l2'])
    const { text } = await yard.get('jo', yard.link(yard.email('jo')))
    expect(text).toMatch(/Manager[\s\S]*Southport/)
  })

  it('S3-22 of four acceptances at once one joins, and the others hear that the link is over', async () => {
    await invite('owner', 'jo', 'sales')
    const answers = await Promise.all([1, 2, 3, 4].map((browser) => join('jo', `browser ${browser}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404])
    for (const { text } of answers.filter(({ status }) => status === 404)) expect(text).toContain('is over')
    expect((await members()).filter(({ email }) => email === yard.email('jo'))).toHaveLength(1)
  })
})

describe('STAFF-13 roles and memberships are changed within the own scope', () => {
  it('an owner of one location neither widens themself nor changes people of other places', async () => {
    await yard.member('scoped', ['owner'], AT_FIRST)
    await yard.member('southport', ['sales'], AT_SECOND)
    await yard.member('robina', ['sales'], AT_FIRST)
    const roles = (of: string, fields: Readonly<Record<string, string>>) =>
      yard.post('scoped', `/staff/members/${yard.id(of)}/roles`, fields)
    await roles('scoped', { role: 'owner' })
    expect((await yard.memberOf('scoped'))?.scope).toEqual(AT_FIRST)
    expect((await roles('southport', { role: 'stock' })).status).toBe(404)
    expect((await roles('owner', { role: 'stock' })).status).toBe(404)
    expect((await roles('robina', { role: 'stock', location: 'l2' })).status).toBe(409)
    expect((await roles('robina', { role: 'stock' })).status).toBe(303)
    expect(await yard.memberOf('robina')).toMatchObject({ roles: ['stock'], scope: AT_FIRST })
  })

  it('a manager of one location deactivates and sees nobody of another', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    await yard.member('southport', ['sales'], AT_SECOND)
    await yard.member('whole', ['manager'])
    for (const of of ['southport', 'whole'])
      expect((await yard.post('robina', `/staff/members/${yard.id(of)}/deactivate`)).status).toBe(404)
    expect((await yard.get('robina', '/staff')).text).not.toContain('southport@')
    expect((await members()).every(({ deactivatedAt }) => deactivatedAt === null)).toBe(true)
  })

  it('a manager of one location neither sees nor ends an invitation to another', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    await invite('owner', 'jo', 'sales', ['l2'])
    const [open] = await yard.platform.storage.staff.invitations.open('yard', yard.platform.clock.now())
    expect((await yard.get('robina', '/staff')).text).not.toContain('jo@')
    for (const act of ['again', 'revoke'])
      expect((await yard.post('robina', `/staff/invitations/${open?.id}`, { do: act })).status).toBe(404)
    expect((await join('jo')).status).toBe(303)
  })

  it('the last owner of the whole site is not limited to a part of it', async () => {
    const answer = await yard.post('owner', `/staff/members/${yard.id('owner')}/roles`, {
      role: 'owner',
      location: 'l1',
    })
    expect(answer.status).toBe(409)
    expect((await yard.memberOf('owner'))?.scope).toEqual(WHOLE_SITE)
  })
})

describe('S3-7, S3-18 what an invitation asks for', () => {
  const stale = async (name: string) => {
    const session = await yard.session(name)
    const eleven = new Date(yard.platform.clock.now().getTime() - 11 * 60_000)
    if (session) await yard.platform.storage.staff.people.noteSecondFactor(session.id, eleven)
  }

  it('S3-7, STAFF-6 inviting and deactivating ask for a second factor of the last ten minutes', async () => {
    await yard.member('jo', ['sales'])
    await stale('owner')
    for (const path of ['/staff/invite', `/staff/members/${yard.id('jo')}/deactivate`]) {
      const answer = await yard.post('owner', path, { email: yard.email('new'), role: 'owner' })
      expect([answer.status, answer.to]).toEqual([303, expect.stringMatching(/^\/sign-in\/code/)])
    }
    expect(yard.link(yard.email('new'))).toBe('')
    expect((await yard.memberOf('jo'))?.deactivatedAt).toBeNull()
    await yard.prove('owner')
    expect((await invite('owner', 'new', 'owner')).to).toBe('/staff?done=invited')
  })

  it('S3-18 a person sends 20 invitations an hour, and an address gets five a day', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await invite('owner', 'jo', 'sales')).status).toBe(303)
    expect((await invite('owner', 'jo', 'sales')).text).toContain('a lot of invitations')
    for (let sent = 6; sent < 20; sent += 1) expect((await invite('owner', `new-${sent}`, 'sales')).status).toBe(303)
    expect((await invite('owner', 'one-more', 'sales')).status).toBe(409)
    expect(yard.platform.mailer.sent).toHaveLength(19)
  })
})

describe('STAFF-10 the form of an invitation', () => {
  it('CR-C1 comes back with the name after a short password, and says at the field what is wrong', async () => {
    await invite('owner', 'jo', 'sales')
    const sent = { name: 'Jo O’Neil & Co', password: 'short' }
    const { status, text } = await yard.post('browser', yard.link(yard.email('jo')), sent)
    expect(status).toBe(400)
    expect(text).toMatch(/name="name" value="Jo O’Neil &amp; Co"|value="Jo O’Neil &amp; Co"[^>]*name="name"/)
    expect(text).toMatch(/<input[^>]*id="field-password"[^>]*aria-invalid="true"/)
    expect(text).toContain('id="field-password-fault"')
    expect(text).not.toContain('short"')
  })
})
