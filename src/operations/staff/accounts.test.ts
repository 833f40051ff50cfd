import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standardChoices } from '#domain/notify/notification-choices.ts'
import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { enquire } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { consoleVisitor } from './console-actor.ts'
import { invite, inviteOperator, openInvitation } from './invitations.ts'
import { deactivate, setRoles } from './members.ts'
import { askReset, resetPassword } from './sign-in.ts'
import { codeOf } from './testing/authenticator-app.ts'
import { sampleStaff } from './testing.ts'
import { tryWait } from './try-wait.ts'
import { visitSite } from './visit-site.ts'

const ADDRESS = '203.0.113.9'
const PASSWORD = 'tram lantern quokka'
const SCRYPT = /^[0-9a-f]{32}:[0-9a-f]{128}$/
const EASY = { fault: expect.stringContaining('easy to guess'), field: 'password' }
const OVER = { fault: expect.stringContaining('This link is over'), field: null }
const EVERYTHING = { personId: null, object: null, from: null, until: null }

describe.each(TEST_DATABASES)('accounts and members on %s', (database) => {
  let platform: TestPlatform
  let OWNER: Actor
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, now: new Date(), database })
    const id = await platform.accounts.addPerson({ email: 'own@yard.example', name: 'Own Er', password: PASSWORD })
    OWNER = sampleStaff(['owner'], { id, secondFactorAt: platform.clock.now() })
    const { members, transaction } = platform.storage.forSite(site())
    const owner = { personId: id, roles: ['owner'], scope: WHOLE_SITE } as const
    await transaction((within) => members.add(within, owner, platform.clock.now()))
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  /** The link of the last mail. */
  const mailed = () => /\/(?:invitation|reset)\/(\S+)/.exec(platform.mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const headers = (cookies: readonly string[] = []) =>
    platform.accounts.headersOf(
      new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), 'user-agent': 'Firefox Linux' }),
      ADDRESS,
    )
  async function join(email: string, roles: Parameters<typeof invite>[1]['roles']): Promise<string> {
    await invite(requestBy(platform, site(), OWNER), { email, roles, scope: WHOLE_SITE })
    expect(await acceptInvitation(platform, mailed(), { name: 'Jo Smith', password: PASSWORD })).toEqual({ ok: true })
    return (await platform.storage.staff.people.findByEmail(email))?.id ?? ''
  }
  async function visitorOf(cookies: readonly string[]) {
    return (await consoleVisitor(platform, headers(cookies))).visitor
  }

  it('STAFF-4 an invitation makes one member, once', async () => {
    const id = await join('Jo@Yard.example', ['sales'])
    const all = await platform.storage.forSite(site()).members.all()
    expect(all.filter(({ personId }) => personId !== OWNER.id)).toMatchObject([
      { personId: id, email: 'jo@yard.example', roles: ['sales'] },
    ])
    expect(await openInvitation(platform, mailed())).toBeNull()
    expect(await acceptInvitation(platform, mailed(), { name: 'Max', password: PASSWORD })).toMatchObject({ ok: false })
  })

  it('STAFF-2, STAFF-6, STAFF-8 a reset link works once, ends every session, and is in the audit log', async () => {
    await join('jo@yard.example', ['sales'])
    const { value, cookies } = await platform.accounts.signIn('jo@yard.example', PASSWORD, headers())
    expect(value).toBe('signed-in')
    expect(await visitorOf(cookies)).toMatchObject({ actor: { siteSlug: 'yard', roles: ['sales'] } })
    const sent = platform.mailer.sent.length
    await platform.accounts.askReset('jo@yard.example')
    await expect.poll(() => platform.mailer.sent.length).toBe(sent + 1)
    const before = mailed()
    await platform.accounts.askReset('jo@yard.example')
    await expect.poll(() => platform.mailer.sent.length).toBe(sent + 2)
    expect(await resetPassword(platform, mailed(), 'password1234', ADDRESS)).toMatchObject(EASY)
    expect(await resetPassword(platform, mailed(), 'quokka tram lantern', ADDRESS)).toBeNull()
    expect(await resetPassword(platform, mailed(), 'lantern quokka tram', ADDRESS)).toMatchObject(OVER)
    // S3-14: the link that was asked for before is over with it.
    expect(await resetPassword(platform, before, 'lantern quokka tram', ADDRESS)).toMatchObject(OVER)
    expect(await visitorOf(cookies)).toBeNull()
    const { audit } = platform.storage.forSite({ slug: 'yard' })
    const rows = await audit.list({ personId: null, object: null, from: null, until: null }, 9)
    expect(rows.filter(({ action }) => action.startsWith('account.'))).toMatchObject([
      { action: 'account.password-reset', by: { email: 'jo@yard.example', address: ADDRESS } },
    ])
    expect(() => askReset(platform, 'nobody@yard.example')).not.toThrow()
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('STAFF-4 an invitation is over after seven days', async () => {
    await invite(requestBy(platform, site(), OWNER), { email: 'jo@yard.example', roles: ['sales'], scope: WHOLE_SITE })
    platform.clock.pass(7 * 24 * 60 - 1)
    expect(await openInvitation(platform, mailed())).not.toBeNull()
    platform.clock.pass(2)
    expect(await openInvitation(platform, mailed())).toBeNull()
  })

  it('STAFF-2 the same answer whether or not an account exists, and limits for each account', async () => {
    await join('jo@yard.example', ['sales'])
    const { accounts } = platform
    expect((await accounts.signIn('jo@yard.example', 'not the password', headers())).value).toBe('refused')
    expect((await accounts.signIn('nobody@yard.example', PASSWORD, headers())).value).toBe('refused')
    const tried = (account: string, address: string) => tryWait(platform, { at: 'sign-in', account, address })
    for (let turn = 0; turn < 10; turn += 1) expect(await tried('jo@yard.example', '203.0.113.1')).toBeNull()
    expect((await tried('Jo@yard.example', '203.0.113.1'))?.seconds).toBeGreaterThan(0)
    // What had to wait at one address is no try at the account.
    for (let turn = 0; turn < 90; turn += 1) expect(await tried('jo@yard.example', `198.51.100.${turn}`)).toBeNull()
    expect((await tried('jo@yard.example', '203.0.113.200'))?.seconds).toBeGreaterThan(0)
  })

  it('STAFF-2 an owner sets up an authenticator app, and then signs in with it or a recovery code', async () => {
    await join('jo@yard.example', ['owner'])
    const { accounts } = platform
    const first = await accounts.signIn('jo@yard.example', PASSWORD, headers())
    expect(first.value).toBe('signed-in')
    expect((await visitorOf(first.cookies))?.owesFactor).toBe(true)

    const setUp = await accounts.setUpFactor(PASSWORD, headers(first.cookies))
    expect(setUp?.recoveryCodes).toHaveLength(10)
    const proven = await accounts.proveCode(await codeOf(setUp?.secret ?? ''), headers(first.cookies))
    expect(proven.value).toBe(true)
    expect((await visitorOf(proven.cookies))?.owesFactor).toBe(false)

    const second = await accounts.signIn('jo@yard.example', PASSWORD, headers())
    expect(second.value).toBe('second-factor')
    expect(await visitorOf(second.cookies)).toBeNull()
    const recovery = setUp?.recoveryCodes[0] ?? ''
    const in2 = await accounts.proveRecoveryCode(recovery, headers(second.cookies))
    expect((await visitorOf(in2.cookies))?.session.secondFactorAt).toBeInstanceOf(Date)
    const third = await accounts.signIn('jo@yard.example', PASSWORD, headers())
    expect((await accounts.proveRecoveryCode(recovery, headers(third.cookies))).value).toBe(false)
  })

  it('STAFF-2 a password is stored as a slow hash with a salt of its own, and signs in', async () => {
    // It also fails if a table lacks what better-auth expects, which other tests do not compare.
    const real = await createTestPlatform({ sites: [sampleSite()], now: new Date(), database, realAccounts: true })
    for (const email of ['one@yard.example', 'two@yard.example'])
      await real.accounts.addPerson({ email, name: 'Jo', password: PASSWORD })
    const { rows } = await real.storage.rawDatabase().executeSql('select password from staff_accounts', [])
    const hashes = (rows as { password: string }[]).map(({ password }) => password)
    // scrypt as better-auth writes it: 16 bytes of salt and 64 of hash, in hex.
    expect(hashes).toEqual([expect.stringMatching(SCRYPT), expect.stringMatching(SCRYPT)])
    expect(hashes[0]).not.toBe(hashes[1])
    const answer = async (password: string) =>
      (await real.accounts.signIn('one@yard.example', password, headers())).value
    expect([await answer(PASSWORD), await answer(`${PASSWORD}!`)]).toEqual(['signed-in', 'refused'])
    await real.close()
  })

  it('STAFF-6 a session ends after 30 days in any case', async () => {
    await join('jo@yard.example', ['sales'])
    const { cookies } = await platform.accounts.signIn('jo@yard.example', PASSWORD, headers())
    platform.clock.pass(30 * 24 * 60 - 1)
    expect(await visitorOf(cookies)).not.toBeNull()
    platform.clock.pass(2)
    expect(await visitorOf(cookies)).toBeNull()
  })

  it('STAFF-9 deactivating a person makes their open conversations unassigned, and leaves those of others', async () => {
    const id = await join('jo@yard.example', ['sales'])
    const { conversationId } = await enquire(requestOn(platform, site()))
    const theirs = await enquire(requestOn(platform, site()), { email: 'max@mail.example', phone: '0412 345 679' })
    const { conversations } = platform.storage.forSite(site()).inbox
    await platform.storage.forSite(site()).transaction(async (within) => {
      const now = platform.clock.now()
      await conversations.setAssignee(conversationId, { assignee: id, ruleId: null, event: 'assigned' }, now, within)
      const other = { assignee: 'lee', ruleId: null, event: 'assigned' } as const
      await conversations.setAssignee(theirs.conversationId, other, now, within)
    })
    expect((await conversations.find(conversationId))?.assignee).toBe(id)
    expect(await deactivate(requestBy(platform, site(), OWNER), id)).toEqual({ ok: true })
    expect((await conversations.find(conversationId))?.assignee).toBeNull()
    expect((await conversations.find(theirs.conversationId))?.assignee).toBe('lee')
  })

  it('STAFF-9 deactivating a person ends their sessions and keeps their history', async () => {
    const id = await join('jo@yard.example', ['sales'])
    const { cookies } = await platform.accounts.signIn('jo@yard.example', PASSWORD, headers())
    const { notificationChoices, transaction } = platform.storage.forSite(site())
    const choices = { ...standardChoices(['sales']), phone: '+61412345678' }
    await transaction((within) => notificationChoices.save(id, choices, within))
    expect(await deactivate(requestBy(platform, site(), OWNER), id)).toEqual({ ok: true })
    expect(await visitorOf(cookies)).toBeNull()
    expect(await notificationChoices.find(id)).toBeNull()
    expect(await platform.storage.forSite(site()).members.find(id)).toMatchObject({ deactivatedAt: expect.any(Date) })
    const audit = await platform.storage.forSite(site()).audit.list(EVERYTHING, 10)
    expect(audit.map(({ action }) => action)).toEqual(['staff.deactivate', 'staff.join', 'staff.invite'])
  })

  it('STAFF-3 a site always has an owner, and a role change needs a fresh second factor', async () => {
    const { id } = OWNER
    const stale = { ...OWNER, secondFactorAt: null }
    const sales = { roles: ['sales'], scope: WHOLE_SITE } as const
    await expect(setRoles(requestBy(platform, site(), stale), id, sales)).rejects.toMatchObject({
      reason: 'second-factor',
    })
    expect(await setRoles(requestBy(platform, site(), OWNER), id, sales)).toEqual({ ok: false, reason: 'last-owner' })
    expect(await deactivate(requestBy(platform, site(), OWNER), id)).toEqual({ ok: false, reason: 'last-owner' })
    await join('max@yard.example', ['owner'])
    expect(await setRoles(requestBy(platform, site(), OWNER), id, sales)).toEqual({ ok: true })
    await expect(setRoles(requestBy(platform, platform.site('rival'), OWNER), id, sales)).rejects.toMatchObject({
      status: 404,
    })
  })

  it('STAFF-7, S3-16 an operator enters a site with a reason, for an hour, and the visit becomes no membership', async () => {
    expect(await inviteOperator(platform, 'op@forecourt.example')).toMatch(
      /^http:\/\/console.localhost:3000\/invitation\//,
    )
    await acceptInvitation(platform, mailed(), { name: 'Op Erator', password: PASSWORD })
    const { cookies } = await platform.accounts.signIn('op@forecourt.example', PASSWORD, headers())
    const found = await visitorOf(cookies)
    expect(found).toMatchObject({ owesFactor: true, actor: null })
    if (!found) return
    const operator = { ...found, owesFactor: false }
    expect(await visitSite(platform, found, 'rival', 'The feed is held back')).toBe(false)
    expect(await visitSite(platform, operator, 'rival', 'why not')).toBe(false)
    expect(await visitSite(platform, operator, 'rival', 'The feed is held back')).toBe(true)
    const reason = 'The feed is held back'
    expect((await visitorOf(cookies))?.actor).toMatchObject({ kind: 'operator', siteSlug: 'rival', reason })
    const [visit] = await platform.storage.forSite({ slug: 'rival' }).audit.list(EVERYTHING, 1)
    expect(visit).toMatchObject({ action: 'operator.visit', by: { kind: 'operator', reason } })
    const actor = { ...((await visitorOf(cookies))?.actor ?? OWNER), secondFactorAt: platform.clock.now() }
    const owner = { email: 'first@yard.example', roles: ['owner'], scope: WHOLE_SITE } as const
    expect(await invite(requestBy(platform, platform.site('rival'), actor), owner)).toEqual({ ok: true })
    await acceptInvitation(platform, mailed(), { name: 'First Owner', password: PASSWORD })
    for (const role of ['owner', 'manager', 'finance'] as const) {
      const second = { ...owner, email: 'second@yard.example', roles: [role] }
      expect(await invite(requestBy(platform, platform.site('rival'), actor), second)).toEqual({
        ok: false,
        reason: 'role',
      })
    }
    const self = { ...owner, email: 'op@forecourt.example', roles: ['sales'] } as const
    expect(await invite(requestBy(platform, platform.site('rival'), actor), self)).toEqual({
      ok: false,
      reason: 'operator',
    })
    platform.clock.pass(61)
    expect((await visitorOf(cookies))?.actor).toBeNull()
  })
})
