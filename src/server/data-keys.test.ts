import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { API_PATH } from '#domain/api/api-routes.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { createAccounts } from '#gateways/accounts/accounts.ts'
import { openBackupFolder } from '#gateways/backup/backup-folder.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { hashOf } from '#operations/api/api-keys.ts'
import { keyActor } from '#operations/api/key-actor.ts'
import { restoreBackup } from '#operations/backup/restore-backup.ts'
import { writeBackup } from '#operations/backup/write-backup.ts'
import { buyerToken, idOfBuyerToken } from '#operations/buyer-link.ts'
import { channelSecret } from '#operations/channel/channel-file.ts'
import { hookSecret } from '#operations/hook/hook-secret.ts'
import type { Platform } from '#operations/platform.ts'
import { addApp } from '#operations/staff/set-up-factor.ts'
import { unusedCode } from '#operations/staff/testing/authenticator-app.ts'
import { createBrowser, PASSWORD } from '#operations/staff/testing/browser.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage, TEST_DATABASES } from '#storage/testing.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { createApi } from '../api/api-app.ts'
import { staffResetFactorsCommand } from '../cli/staff.ts'
import { createConsole } from '../console/console-app.ts'
import { createRenderer } from '../console/entry.server.tsx'
import { FACTORS_HASHED, hashUnder, openDataKeys } from './data-keys.ts'

const [OLD, NEW] = ['the secret of before, 32 characters', 'another secret, also of 32 characters']
const EMAIL = 'kim@yard.example'
const HOOK = { id: 'hook-1', secretNumber: 1, isStandard: true }
const TOKEN = 'forecourt_key_of_a_test'
const AT = new Date()

let folder: string
const opened: { close(): Promise<void> }[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-keys-'))
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  await rm(folder, { recursive: true })
})

/** A platform on these rows, as the server joins it under a COOKIE_SECRET. */
async function platformOn(storage: Storage, secret: string, before: string | null = null) {
  const platform = await createTestPlatform({ now: AT })
  opened.push(platform)
  const keys = await openDataKeys(storage, secret, before)
  return {
    ...platform,
    storage,
    // The console sends a webhook's test itself; the queue has the rows of the other platform.
    ...keys,
    keyedHash: hashUnder(secret),
    accounts: createAccounts({
      database: storage.staff.accountsDatabase(),
      secret: hashUnder(secret)('cookies of the console'),
      factorKey: keys.dataHash(FACTORS_HASHED),
      origin: 'http://console.localhost:3000',
      secureCookies: false,
      sendReset: async () => undefined,
    }),
  }
}

async function emptyStorage(kind: (typeof TEST_DATABASES)[number]): Promise<Storage> {
  const storage = await openTestStorage(kind)
  opened.push(storage)
  return storage
}

async function addHookAndChannel(storage: Storage): Promise<void> {
  const { hookEndpoints, channels, transaction } = storage.forSite({ slug: 'yard' })
  const endpoint = { id: HOOK.id, url: 'https://crm.example/in', kinds: [], createdBy: 'kim', createdAt: AT }
  await transaction(async (within) => {
    await hookEndpoints.add(endpoint, within)
    await channels.set('csv', 'key-1', AT, within)
  })
}

async function addKey(storage: Storage, hash: (text: string) => string): Promise<void> {
  const { apiKeys, transaction } = storage.forSite({ slug: 'yard' })
  const key = {
    id: 'key-1',
    name: 'DMS',
    rights: ['lead.read'] as const,
    scope: WHOLE_SITE,
    createdBy: 'kim',
    createdAt: AT,
  }
  await transaction((within) => apiKeys.add(within, { ...key, createdAt: AT, expiresAt: null }, hashOf(hash, TOKEN)))
}

/** A person with an authenticator app; returns what gives its codes, and the recovery codes. */
async function addPersonWithApp(platform: Platform) {
  const personId = await platform.accounts.addPerson({ email: EMAIL, name: 'Kim', password: PASSWORD })
  const { members, transaction } = platform.storage.forSite({ slug: 'yard' })
  await transaction((within) => members.add(within, { personId, roles: ['owner'], scope: WHOLE_SITE }, AT))
  const browser = await signedIn(platform)
  const started = await browser.start(PASSWORD, 'app')
  if (!started.ok || started.way !== 'app') throw new Error('The app was not started.')
  const code = ({ storage }: Pick<Platform, 'storage'>) => unusedCode(started.secret, storage)
  expect((await addApp(platform, await browser.visitor(), await code(platform), browser.headers())).value).toBe(true)
  return { personId, code, recoveryCode: started.recoveryCodes[0] ?? '' }
}

async function signedIn(platform: Platform) {
  const browser = createBrowser(platform)
  const { cookies } = await platform.accounts.signIn(EMAIL, PASSWORD, browser.headers())
  browser.take(cookies)
  return browser
}

/** The console of a platform, with a browser and a dealer's program. */
function consoleOf(platform: Platform & Pick<TestPlatform, 'webhooks' | 'clock'>) {
  const build = createRenderer(() => 'test')
  const addressOf = () => '203.0.113.9'
  const app = new Hono()
    .route(
      API_PATH,
      createApi({
        platform,
        addressOf,
        placeOf: () => ({ site: null }),
        readBody: async ({ req }) => ({ text: await req.text() }),
      }),
    )
    .route('/', createConsole({ platform, build, addressOf, allSites: () => [] }))
  const jar = new Map<string, string>()
  async function send(
    path: string,
    headers: Readonly<Record<string, string>>,
    form?: Readonly<Record<string, string>>,
  ) {
    const cookie = [...jar].map((each) => each.join('=')).join('; ')
    const answer = await app.request(`http://console.localhost${path}`, {
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return { status: answer.status, to: answer.headers.get('location') }
  }
  return {
    jar,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => send(path, headers),
    keepCookiesOf: ({ jar: other }: { readonly jar: ReadonlyMap<string, string> }) => {
      for (const [name, value] of other) jar.set(name, value)
    },
    /** Where password and code lead, in turn. */
    signIn: async (code: string) => [
      (await send('/sign-in', {}, { email: EMAIL, password: PASSWORD })).to,
      (await send('/sign-in/code', {}, { code })).to,
    ],
    /** What signs a webhook's test, `minutes` after the platform began: the console sends the latest one. */
    async secretOfTest(minutes: number) {
      platform.clock.pass(minutes)
      expect((await send(`/site/webhooks/${HOOK.id}/send`, {}, {})).to).toBe('/site/webhooks?did=sent')
      return platform.webhooks.sent.at(-1)?.secret
    },
  }
}

const secretsOf = (platform: Platform) => [
  hookSecret(platform, 'yard', HOOK),
  channelSecret(platform, { slug: 'yard' }, 'csv', 'key-1'),
]
const keyWorks = async (platform: Platform) => {
  const siteBySlug = (slug: string) => ({ slug }) as ReturnType<Platform['siteBySlug']>
  return (await keyActor({ ...platform, siteBySlug }, TOKEN, 'lead.read', '203.0.113.9')).ok
}

describe.each(TEST_DATABASES)('stored data and a new COOKIE_SECRET on %s', (kind) => {
  it('S3-6 OPS-5 a restore under another secret keeps apps, recovery codes, API keys, webhooks and channels', async () => {
    const source = await emptyStorage(kind)
    const platform = await platformOn(source, OLD)
    await addHookAndChannel(source)
    await addKey(source, platform.dataHash)
    const { code, recoveryCode } = await addPersonWithApp(platform)
    const backup = openBackupFolder(join(folder, 'backup'))
    const objects = createFolderObjects(join(folder, 'objects'))
    const clock = { now: () => AT }
    expect(
      await writeBackup({ storage: source, objects, prefixes: [], secretMark: 'mark' }, backup, clock),
    ).toMatchObject({ format: 1 })

    const restored = await emptyStorage(kind)
    expect(await restoreBackup({ storage: restored, objects }, backup)).toMatchObject({ format: 1 })
    const after = await platformOn(restored, NEW)
    expect(await (await signedIn(after)).prove({ code: await code(after) })).toMatchObject({ ok: true })
    expect(await (await signedIn(after)).prove({ code: recoveryCode })).toMatchObject({ ok: true })
    expect(await keyWorks(after)).toBe(true)
    expect(secretsOf(after)).toEqual(secretsOf(platform))
  })

  it('S3-6 two processes that start at once have the same keys', async () => {
    const storage = await emptyStorage(kind)
    const [one, other] = await Promise.all([openDataKeys(storage, OLD, null), openDataKeys(storage, OLD, null)])
    expect(one?.dataHash('x')).toBe(other?.dataHash('x'))
    expect(one?.dataHash('x')).not.toBe(hashUnder(OLD)('x'))
  })

  if (kind === 'Postgres' && !IS_WHOLE) return

  it('S3-6 after a new COOKIE_SECRET a person signs in by password and code, keys answer, and webhooks sign as before', async () => {
    const storage = await emptyStorage(kind)
    const platform = await platformOn(storage, OLD)
    await addHookAndChannel(storage)
    await addKey(storage, platform.dataHash)
    const { code } = await addPersonWithApp(platform)
    const before = consoleOf(platform)
    expect(await before.signIn(await code(platform))).toEqual(['/sign-in/code', '/'])
    const secretSent = await before.secretOfTest(1)

    const after = consoleOf(await platformOn(storage, NEW))
    after.keepCookiesOf(before)
    expect((await after.get('/account')).to).toMatch(/^\/sign-in/)
    expect(await after.signIn(await code(platform))).toEqual(['/sign-in/code', '/'])
    expect((await after.get('/account')).status).toBe(200)
    expect((await after.get(`${API_PATH}/conversations`, { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
    expect(await after.secretOfTest(2)).toBe(secretSent)
    expect(secretSent).toMatch(/./)
  })

  it('S3-6 links of mails that were sent work after a new COOKIE_SECRET; those from before the data key while it is known', async () => {
    const storage = await emptyStorage(kind)
    const site = { slug: 'yard' }
    const sent = buyerToken(await platformOn(storage, OLD), site, 'visit', 'visit-1')
    const end = buyerToken(await platformOn(storage, OLD), site, 'alert end', 'alert-1')
    const [old, after] = [await platformOn(storage, OLD), await platformOn(storage, NEW)]
    expect(idOfBuyerToken(after, site, 'visit', sent)).toBe('visit-1')
    expect(buyerToken(after, site, 'alert end', 'alert-1')).toBe(end)
    const day = sent.split('.')[1] ?? ''
    const older = `visit-1.${day}.${hashUnder(OLD)(`visit yard visit-1 ${Number.parseInt(day, 36)}`).slice(0, 40)}`
    expect(idOfBuyerToken(old, site, 'visit', older)).toBe('visit-1')
    expect(idOfBuyerToken(await platformOn(storage, NEW, OLD), site, 'visit', older)).toBe('visit-1')
    expect(idOfBuyerToken(after, site, 'visit', older)).toBeNull()
    expect(idOfBuyerToken(after, { slug: 'rival' }, 'visit', sent)).toBeNull()
  })

  it('S3-6 what was made before there was a data key survives too; a used API key from then on', async () => {
    const storage = await emptyStorage(kind)
    const before = { dataHash: hashUnder(OLD) }
    await addHookAndChannel(storage)
    await addKey(storage, before.dataHash)
    expect(await keyWorks(await platformOn(storage, OLD))).toBe(true)
    const after = await platformOn(storage, NEW)
    expect(secretsOf(after)).toEqual([
      hookSecret(before, 'yard', HOOK),
      channelSecret(before, { slug: 'yard' }, 'csv', 'key-1'),
    ])
    expect(await keyWorks(after)).toBe(true)
    expect(hookSecret(after, 'yard', { ...HOOK, secretNumber: 2 })).not.toBe(
      hookSecret(before, 'yard', { ...HOOK, secretNumber: 2 }),
    )
  })

  it('S3-6 COOKIE_SECRET_BEFORE reads API keys and secrets when the secret changed with the upgrade', async () => {
    const storage = await emptyStorage(kind)
    await addHookAndChannel(storage)
    await addKey(storage, hashUnder(OLD))
    const after = await platformOn(storage, NEW, OLD)
    expect(await keyWorks(after)).toBe(true)
    expect(secretsOf(after)[0]).toBe(hookSecret({ dataHash: hashUnder(OLD) }, 'yard', HOOK))
  })

  it('S3-6 an app that cannot be read gets a sentence, not a 500; the operator takes it off', async () => {
    const storage = await emptyStorage(kind)
    const platform = await platformOn(storage, OLD)
    const { personId, code, recoveryCode } = await addPersonWithApp(platform)
    await storage.rawDatabase().executeSql("update data_keys set value = 'lost'")
    const after = await platformOn(storage, NEW)
    const browser = await signedIn(after)
    for (const typed of [await code(after), recoveryCode])
      expect(await browser.prove({ code: typed })).toMatchObject({ ok: false, reason: 'unreadable' })
    const printed: string[] = []
    const print = (line: string) => void printed.push(line)
    expect(await staffResetFactorsCommand({ platform: after, print }, EMAIL)).toBe(0)
    expect(printed.join()).toContain('signs in with the password alone')
    expect(await storage.staff.factors.of(personId)).toEqual({ hasApp: false, passkeys: [] })
    expect((await (await signedIn(after)).visitor()).person.email).toBe(EMAIL)
    const everything = { personId: null, object: null, from: null, until: null }
    const audit = await storage.forSite({ slug: 'yard' }).audit.list(everything, 9)
    expect(audit.map(({ action }) => action)).toContain('account.factors-reset')
    expect(await staffResetFactorsCommand({ platform: after, print }, 'nobody@yard.example')).toBe(1)
  })
})
