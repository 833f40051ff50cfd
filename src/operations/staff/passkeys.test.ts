import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { offerFactors } from './prove-factor.ts'
import { removePasskey } from './remove-passkey.ts'
import { createBrowser, PASSWORD } from './testing/browser.ts'
import { createKey, keyPair } from './testing/security-key.ts'

const EVERYTHING = { personId: null, object: null, from: null, until: null }

describe.each(TEST_DATABASES)('passkeys on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, now: new Date(), database })
  })
  afterEach(() => platform.close())

  async function member(name: string, role: Role): Promise<void> {
    const email = `${name}@yard.example`
    const personId = await platform.accounts.addPerson({ email, name, password: PASSWORD })
    const { members, transaction } = platform.storage.forSite({ slug: 'yard' })
    await transaction((within) =>
      members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, platform.clock.now()),
    )
  }
  const signIn = async (name: string) => {
    const browser = createBrowser(platform)
    const { value, cookies } = await platform.accounts.signIn(`${name}@yard.example`, PASSWORD, browser.headers())
    browser.take(cookies)
    return { browser, value }
  }
  /** A signed-in person who makes a first passkey. */
  async function withPasskey(name: string, role: Role) {
    await member(name, role)
    const { browser } = await signIn(name)
    const key = createKey(platform.consoleOrigin ?? '')
    expect(await browser.make(key)).toBe(true)
    return { browser, key }
  }

  it('STAFF-2 a first passkey comes with ten recovery codes, is a second factor at once, and is in the audit log', async () => {
    await member('kim', 'owner')
    const { browser } = await signIn('kim')
    expect((await browser.visitor()).owesFactor).toBe(true)
    expect(await browser.start('wrong password')).toEqual({ ok: false, reason: 'password' })
    const started = await browser.start()
    expect(started).toMatchObject({ way: 'passkey', recoveryCodes: { length: 10 } })
    const key = createKey(platform.consoleOrigin ?? '')
    expect(await browser.finish(key, started)).toBe(true)
    const visitor = await browser.visitor()
    expect(visitor).toMatchObject({ owesFactor: false, person: { hasSecondFactor: true } })
    const audit = await platform.storage.forSite({ slug: 'yard' }).audit.list(EVERYTHING, 5)
    expect(audit.filter(({ action }) => action !== 'account.wrong-password')).toMatchObject([
      { action: 'account.passkey-add', by: { id: visitor.person.id }, after: { passkey: expect.any(String) } },
    ])
    // Another passkey leaves the codes as they are.
    expect(await browser.start()).toMatchObject({ ok: true, recoveryCodes: null })
    const code = started.ok ? (started.recoveryCodes?.[0] ?? '') : ''
    const again = await signIn('kim')
    expect(again.value).toBe('second-factor')
    expect(await again.browser.prove({ code })).toMatchObject({ ok: true })
  })

  it('STAFF-2 two uses of one answer at once are one session', async () => {
    const { key } = await withPasskey('kim', 'owner')
    const { browser } = await signIn('kim')
    const answer = key.use((await browser.offered()).options)
    const proofs = await Promise.all([browser, browser.copy()].map((each) => each.prove({ passkey: answer })))
    expect(proofs.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  it('STAFF-8 a passkey without its audit row does not count', async () => {
    await member('kim', 'sales')
    const { browser } = await signIn('kim')
    const started = await browser.start()
    const key = createKey(platform.consoleOrigin ?? '')
    const response = key.make(started.ok && started.way === 'passkey' ? started.options : '')
    expect(await platform.accounts.addPasskey(response, 'Phone', browser.headers())).not.toBeNull()
    // Here a process was killed.
    expect(await browser.passkeys()).toEqual([])
    expect((await signIn('kim')).value).toBe('signed-in')
    expect(await browser.make(key)).toBe(true)
    const again = await browser.start()
    const second = createKey(platform.consoleOrigin ?? '')
    const answer = second.make(again.ok && again.way === 'passkey' ? again.options : '')
    expect(await platform.accounts.addPasskey(answer, 'Tablet', browser.headers())).not.toBeNull()
    const { browser: next } = await signIn('kim')
    const { options } = await next.offered()
    expect(options.allowCredentials).toMatchObject([{ id: key.id }])
    expect(await next.prove({ passkey: second.use(options) })).toMatchObject({ ok: false, reason: 'refused' })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('STAFF-2 signing in asks for the passkey after the password, and its answer works once', async () => {
    const { key } = await withPasskey('kim', 'owner')
    const { browser, value } = await signIn('kim')
    expect(value).toBe('second-factor')
    expect(await browser.offered()).toMatchObject({ hasApp: false, options: { allowCredentials: [{ id: key.id }] } })
    const answer = key.use((await browser.offered()).options)
    const copy = browser.copy()
    expect(await browser.prove({ passkey: answer })).toMatchObject({ ok: true })
    expect(await browser.visitor()).toMatchObject({
      owesFactor: false,
      session: { secondFactorAt: expect.any(Date), device: 'Firefox Linux' },
    })
    // The same answer again, from a browser that still has the cookies of the sign-in.
    expect(await copy.prove({ passkey: answer })).toMatchObject({ ok: false, reason: 'over' })
    const third = (await signIn('kim')).browser
    await third.offered()
    expect(await third.prove({ passkey: answer })).toMatchObject({ ok: false, reason: 'refused' })
    const factors = await platform.storage.staff.factors.of((await browser.visitor()).person.id)
    expect(factors.passkeys).toMatchObject([{ lastUsedAt: platform.clock.now() }])
  })

  it.each([
    ['another origin', { origin: 'https://console.evil.example' }],
    ['another hostname’s key', { rpId: 'evil.example' }],
    ['a signature of another key', { privateKey: keyPair().privateKey }],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['the answer of making a passkey', { type: 'webauthn.create' }],
  ])('STAFF-2 refuses %s', async (_what, changes) => {
    const { key } = await withPasskey('kim', 'owner')
    const { browser } = await signIn('kim')
    const { options } = await browser.offered()
    expect(await browser.prove({ passkey: key.use(options, changes) })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await browser.prove({ passkey: key.use((await browser.offered()).options) })).toMatchObject({ ok: true })
  })

  it('STAFF-2 refuses a challenge of five minutes ago, and one of a cookie that we did not sign', async () => {
    const { key } = await withPasskey('kim', 'owner')
    const { browser } = await signIn('kim')
    const answer = key.use((await browser.offered()).options)
    await platform.storage
      .rawDatabase()
      .executeSql(`update staff_verifications set "expiresAt" = "expiresAt" - interval '5 minutes'
        where value like '%authentication%'`)
    expect(await browser.prove({ passkey: answer })).toMatchObject({ ok: false, reason: 'refused' })
    const again = key.use((await browser.offered()).options)
    browser.take(['console.passkey=forged.signature'])
    expect(await browser.prove({ passkey: again })).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('STAFF-2 another person’s passkey proves nothing, neither at sign-in nor in a session', async () => {
    const kim = await withPasskey('kim', 'owner')
    const max = await withPasskey('max', 'owner')
    const { browser } = await signIn('kim')
    const { options } = await browser.offered()
    expect(await browser.prove({ passkey: max.key.use(options) })).toMatchObject({ ok: false, reason: 'refused' })
    const inside = await kim.browser.offered()
    const proof = await kim.browser.prove({ passkey: max.key.use(inside.options) })
    expect(proof).toMatchObject({ ok: false, reason: 'refused' })
    // Better-auth itself refuses it too, so a mistake of ours lets nobody in.
    const { browser: third } = await signIn('kim')
    const answer = max.key.use((await third.offered()).options)
    expect(await platform.accounts.provePasskey(answer, third.headers())).toEqual({ value: false, cookies: [] })
  })

  it('STAFF-2 a passkey alone signs nobody in', async () => {
    const { key } = await withPasskey('kim', 'owner')
    const stranger = createBrowser(platform)
    expect(await offerFactors(platform, { visitor: null, headers: stranger.headers() })).toBeNull()
    const { value, cookies } = await platform.accounts.passkeyToUse([], stranger.headers())
    stranger.take(cookies)
    const answer = key.use(JSON.parse(value))
    expect(await stranger.prove({ passkey: answer })).toMatchObject({ ok: false, reason: 'over' })
    expect(await platform.accounts.provePasskey(answer, stranger.headers())).toEqual({ value: false, cookies: [] })
  })

  it('STAFF-6 a passkey proves it again in a session, which stays the same one', async () => {
    const { browser, key } = await withPasskey('kim', 'owner')
    const before = await browser.visitor()
    platform.clock.pass(11)
    expect(await browser.start()).toEqual({ ok: false, reason: 'prove-first' })
    const proof = await browser.prove({ passkey: key.use((await browser.offered()).options) })
    expect(proof).toMatchObject({ ok: true, cookies: [] })
    const after = await browser.visitor()
    expect(after.session).toMatchObject({ id: before.session.id, secondFactorAt: platform.clock.now() })
    expect(await platform.accounts.sessions(browser.headers())).toHaveLength(1)
    expect(await browser.start()).toMatchObject({ ok: true })
  })

  it('STAFF-2 STAFF-8 a removed passkey proves nothing; the last second factor of an owner stays', async () => {
    const { browser, key } = await withPasskey('kim', 'owner')
    const second = createKey(platform.consoleOrigin ?? '')
    expect(await browser.make(second)).toBe(true)
    const [first, other] = await browser.passkeys()
    const visitor = await browser.visitor()
    platform.clock.pass(11)
    expect(await removePasskey(platform, visitor, first?.id ?? '')).toBe('prove-first')
    await browser.prove({ passkey: second.use((await browser.offered()).options) })
    const fresh = await browser.visitor()
    // Two removals at once leave one.
    const ids = [first?.id ?? '', other?.id ?? '']
    const done = await Promise.all(ids.map((id) => removePasskey(platform, fresh, id)))
    expect([...done].sort()).toEqual(['last-factor', 'removed'])
    const [left] = await browser.passkeys()
    const [goodKey, gone] = left?.id === first?.id ? [key, second] : [second, key]
    const { browser: next } = await signIn('kim')
    const { options } = await next.offered()
    expect(options.allowCredentials).toMatchObject([{ id: goodKey.id }])
    expect(await next.prove({ passkey: gone.use(options) })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await next.prove({ passkey: goodKey.use((await next.offered()).options) })).toMatchObject({ ok: true })
    const audit = await platform.storage.forSite({ slug: 'yard' }).audit.list(EVERYTHING, 5)
    expect(audit.map(({ action }) => action)).toEqual([
      'account.sign-in',
      'account.wrong-code',
      'account.passkey-remove',
      'account.passkey-add',
      'account.passkey-add',
    ])
  })

  it('STAFF-2 where the role asks for none, the last passkey goes with its recovery codes', async () => {
    const { browser } = await withPasskey('sal', 'sales')
    const [passkey] = await browser.passkeys()
    const { browser: max } = await withPasskey('max', 'sales')
    expect(await removePasskey(platform, await max.visitor(), passkey?.id ?? '')).toBe('absent')
    expect(await removePasskey(platform, await browser.visitor(), passkey?.id ?? '')).toBe('removed')
    expect((await signIn('sal')).value).toBe('signed-in')
    expect((await browser.visitor()).person.hasSecondFactor).toBe(false)
    // Codes of before are gone with it: the next second factor brings ten new ones.
    expect(await browser.start()).toMatchObject({ recoveryCodes: { length: 10 } })
  })

  it('STAFF-6 a session of days ago still lists its sessions', async () => {
    const { browser } = await withPasskey('kim', 'owner')
    await platform.storage
      .rawDatabase()
      .executeSql(`update staff_sessions set "createdAt" = "createdAt" - interval '3 days'`)
    expect(await platform.accounts.sessions(browser.headers())).toHaveLength(1)
  })
})
