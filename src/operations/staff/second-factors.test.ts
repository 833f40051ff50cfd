import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { changePassword } from './change-password.ts'
import { removeApp } from './remove-app.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { addApp } from './set-up-factor.ts'
import { codeOf, unusedCode } from './testing/authenticator-app.ts'
import { createBrowser, PASSWORD } from './testing/browser.ts'
import { createKey } from './testing/security-key.ts'

const EVERYTHING = { personId: null, object: null, from: null, until: null }

describe.each(TEST_DATABASES)('authenticator apps, recovery codes and passwords on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await createTestPlatform({ now: new Date(), database })
  })
  afterEach(() => platform.close())

  const signIn = async (name: string) => {
    const browser = createBrowser(platform)
    const { value, cookies } = await platform.accounts.signIn(`${name}@yard.example`, PASSWORD, browser.headers())
    browser.take(cookies)
    return { browser, value }
  }
  /** A member who is signed in, and has typed the password to add an app. */
  async function startedApp(name: string, role: Role) {
    const email = `${name}@yard.example`
    const personId = await platform.accounts.addPerson({ email, name, password: PASSWORD })
    const { members, transaction } = platform.storage.forSite({ slug: 'yard' })
    await transaction((within) =>
      members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, platform.clock.now()),
    )
    const { browser } = await signIn(name)
    const started = await browser.start(PASSWORD, 'app')
    if (!started.ok || started.way !== 'app') throw new Error('The app was not started.')
    const { recoveryCodes } = started
    const { secret } = started
    const code = () => unusedCode(secret, platform.storage)
    const add = async (typed: string) => {
      const { value, cookies } = await addApp(platform, await browser.visitor(), typed, browser.headers())
      browser.take(cookies)
      return value
    }
    return { browser, personId, recoveryCodes, secret, code, add }
  }
  async function withApp(name: string, role: Role) {
    const started = await startedApp(name, role)
    expect(await started.add(await started.code())).toBe(true)
    return started
  }
  /** What changed an account; sign-ins and refusals have a test of their own (`sign-in-events.test.ts`). */
  const actions = async () =>
    (await platform.storage.forSite({ slug: 'yard' }).audit.list(EVERYTHING, 20))
      .map(({ action }) => action)
      .filter((action) => !/^account\.(sign-in|wrong-|recovery-code$)/.test(action))

  it('STAFF-2 STAFF-8 an app counts from its first code on, which is in the audit log; a wrong code is not', async () => {
    const { browser, personId, code, add } = await startedApp('kim', 'owner')
    expect(await add('000000')).toBe(false)
    expect(await actions()).toEqual([])
    expect(await add(await code())).toBe(true)
    expect(await platform.storage.forSite({ slug: 'yard' }).audit.list(EVERYTHING, 9)).toMatchObject([
      { action: 'account.app-add', by: { id: personId }, before: null, after: { hasApp: true } },
    ])
    expect(await browser.visitor()).toMatchObject({ owesFactor: false, person: { hasSecondFactor: true } })
    expect(await browser.start(PASSWORD, 'app')).toEqual({ ok: false, reason: 'has-app' })
  })

  it('STAFF-8 an app whose adding was cut off counts, with its audit row, from its next code on', async () => {
    const { browser, personId, code } = await startedApp('kim', 'owner')
    // Here a process is killed after better-auth has seen the code.
    expect((await platform.accounts.proveCode(await code(), browser.headers())).value).toBe(true)
    expect(await platform.storage.staff.factors.of(personId)).toMatchObject({ hasApp: false })
    expect(await actions()).toEqual([])
    const next = await signIn('kim')
    expect(next.value).toBe('second-factor')
    expect(await next.browser.prove({ code: await code() })).toMatchObject({ ok: true })
    expect(await actions()).toEqual(['account.app-add'])
    expect(await platform.storage.staff.factors.of(personId)).toMatchObject({ hasApp: true })
    // The next codes add no second row.
    expect(await (await signIn('kim')).browser.prove({ code: await code() })).toMatchObject({ ok: true })
    expect(await actions()).toEqual(['account.app-add'])
  })

  it('S3-8 ASVS 6.5.1 a code of the app works once, also of four uses at once, and none of before it after it', async () => {
    const { secret, code, personId } = await withApp('kim', 'owner')
    const [first, second] = [await code(), await codeOf(secret, 1)]
    const browsers = await Promise.all([1, 2, 3, 4].map(() => signIn('kim')))
    const proven = await Promise.all(browsers.map(({ browser }) => browser.prove({ code: second })))
    expect(proven.filter(({ ok }) => ok)).toHaveLength(1)
    const last = await signIn('kim')
    for (const used of [second, first]) expect(await last.browser.prove({ code: used })).toMatchObject({ ok: false })
    await platform.storage
      .rawDatabase()
      .executeSql('update staff_two_factors set "usedStep" = null where "userId" = $1', [personId])
    expect(await last.browser.prove({ code: second })).toMatchObject({ ok: true })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('STAFF-2 STAFF-6 an app goes after a fresh second factor, and its codes work no more; recovery codes stay', async () => {
    const { browser, personId, recoveryCodes, code } = await withApp('kim', 'owner')
    expect(await removeApp(platform, await browser.visitor())).toBe('last-factor')
    expect(await browser.make(createKey(platform.consoleOrigin ?? ''))).toBe(true)
    const visitor = await browser.visitor()
    platform.clock.pass(11)
    expect(await removeApp(platform, visitor)).toBe('prove-first')
    expect(await browser.prove({ code: await code() })).toMatchObject({ ok: true })
    expect(await removeApp(platform, await browser.visitor())).toBe('removed')
    expect(await removeApp(platform, await browser.visitor())).toBe('absent')
    expect(await actions()).toEqual(['account.app-remove', 'account.passkey-add', 'account.app-add'])
    expect(await platform.storage.staff.factors.of(personId)).toMatchObject({ hasApp: false, passkeys: { length: 1 } })
    const next = await signIn('kim')
    expect(next.value).toBe('second-factor')
    expect(await next.browser.prove({ code: await code() })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await next.browser.prove({ code: recoveryCodes[0] ?? '' })).toMatchObject({ ok: true })
    expect((await addApp(platform, await next.browser.visitor(), await code(), next.browser.headers())).value).toBe(
      false,
    )
    // Another app may come, after a proof in this session: the clock of the test is ahead of better-auth's.
    expect(await next.browser.prove({ code: recoveryCodes[1] ?? '' })).toMatchObject({ ok: true })
    expect(await next.browser.start(PASSWORD, 'app')).toMatchObject({ ok: true, way: 'app' })
  })

  it('STAFF-2 where the role asks for none, the last app goes with its recovery codes', async () => {
    const { browser, code } = await withApp('sal', 'sales')
    expect(await removeApp(platform, await browser.visitor())).toBe('removed')
    expect((await signIn('sal')).value).toBe('signed-in')
    expect((await browser.visitor()).person.hasSecondFactor).toBe(false)
    expect(await browser.prove({ code: await code() })).toMatchObject({ ok: false })
  })

  it('STAFF-2 STAFF-8 new recovery codes want the password and a fresh second factor, and end the old ones', async () => {
    const { browser, recoveryCodes, code } = await withApp('kim', 'owner')
    const renew = async (password: string) =>
      renewRecoveryCodes(platform, await browser.visitor(), password, browser.headers())
    expect(await renew('wrong password')).toEqual({ ok: false, reason: 'password' })
    platform.clock.pass(11)
    expect(await renew(PASSWORD)).toEqual({ ok: false, reason: 'prove-first' })
    expect(await actions()).toEqual(['account.app-add'])
    await browser.prove({ code: await code() })
    const renewed = await renew(PASSWORD)
    expect(renewed).toMatchObject({ ok: true, codes: { length: 10 } })
    expect(await actions()).toEqual(['account.recovery-codes', 'account.app-add'])
    const codes = renewed.ok ? renewed.codes : []
    const { browser: next } = await signIn('kim')
    expect(await next.prove({ code: recoveryCodes[1] ?? '' })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await next.prove({ code: codes[1] ?? '' })).toMatchObject({ ok: true })
  })

  it('STAFF-2 there are no recovery codes without a second factor', async () => {
    const { browser } = await startedApp('sal', 'sales')
    expect(await renewRecoveryCodes(platform, await browser.visitor(), PASSWORD, browser.headers())).toEqual({
      ok: false,
      reason: 'no-factor',
    })
  })

  it('STAFF-6 STAFF-8 a new password wants the current one, ends other sessions, and is in the audit log', async () => {
    const { browser } = await withApp('kim', 'owner')
    const change = async (current: string, next: string) =>
      changePassword(platform, await browser.visitor(), { current, next }, browser.headers())
    expect((await change('wrong password', 'quokka tram lantern')).value).toBe(false)
    expect(await actions()).toEqual(['account.app-add'])
    const { value, cookies } = await change(PASSWORD, 'quokka tram lantern')
    browser.take(cookies)
    expect(value).toBe(true)
    expect(await actions()).toEqual(['account.password-change', 'account.app-add'])
    expect((await signIn('kim')).value).toBe('refused')
    expect(await platform.accounts.sessions(browser.headers())).toHaveLength(1)
  })
})
