import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChannelName } from '#domain/channel/channel.ts'
import { MOST_PUSH_TRIES, pushSecretVariable } from '#domain/channel/channel-push.ts'
import { PUSH_FORM } from '#domain/channel/push-form.ts'
import { shownName } from '#domain/form/define-form.ts'
import { createSftpChannelSender } from '#gateways/channel-push/sftp-channel-sender.ts'
import { type SftpDrop, startSftpDrop } from '#gateways/channel-push/testing/sftp-drop.ts'
import { newHostKey, TEST_LOGIN } from '#gateways/feed-sources/testing/sftp-server.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { showNotifications } from '../notify/show-notifications.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { channelBody } from './channel-body.ts'
import { pausePush, removePush, savePush, sendPushNow } from './manage-push.ts'
import { pushChannel, sweepChannelPushes } from './push-channel.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['manager'], { id: 'kim', email: 'kim@yard.example' })
const SALES = sampleStaff(['sales'], { id: 'sam', email: 'sam@yard.example' })
const FILE = '/in/cars.csv'

let drop: SftpDrop
let platform: TestPlatform
const site = () => platform.site('yard')
const secrets: Record<string, string> = {}

beforeEach(async () => {
  drop = await startSftpDrop()
  secrets['yard--csv'] = TEST_LOGIN.password
})
afterEach(async () => {
  await Promise.all([platform.close(), drop.close()])
})

async function begin(database: (typeof TEST_DATABASES)[number] = 'PGlite') {
  platform = await createTestPlatform({
    now: NOW,
    database,
    sites: [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })],
    channelSender: createSftpChannelSender({
      secrets,
      insideHosts: { yard: [`127.0.0.1:${drop.port}`, '127.0.0.1:1'] },
      deadline: 600_000,
    }),
    colleagues: sampleColleagues([KIM, SALES]),
  })
  await platform.addCars('yard', [{ stocknum: 'U1' }])
}

const typed = (changes = {}) => ({
  host: '127.0.0.1',
  port: String(drop.port),
  path: FILE,
  username: TEST_LOGIN.username,
  hostKey: drop.hostKey,
  ...changes,
})
const request = (actor = KIM) => ({ platform, site: site(), actor, now: platform.clock.now(), origin: 'https://a' })
/** Saves as the console does; returns what is wrong, or null. */
async function save(changes = {}, channel: ChannelName = 'csv', actor = KIM): Promise<string | null> {
  const form = new FormData()
  const shown = (await platform.storage.forSite(site()).channelPushes.all()).get(channel)?.target ?? {}
  for (const [name, value] of Object.entries(shown)) form.set(shownName(name), String(value))
  for (const [name, value] of Object.entries(typed(changes))) form.set(name, value)
  const filled = PUSH_FORM.read(form)
  const [fault] = Object.values(filled.faults)
  if (fault !== undefined) return fault
  const saved = await savePush(request(actor), channel, filled)
  return saved.ok ? null : saved.fault
}
const sweep = () => sweepChannelPushes(platform, ['yard', 'rival'])
const state = async () => (await platform.storage.forSite(site()).channelPushes.all()).get('csv')
const received = () => drop.files.get(FILE)?.toString() ?? null

describe.each(TEST_DATABASES)('OUT-1 push by SFTP on %s', (database) => {
  beforeEach(() => begin(database))

  it('OUT-1 sends the file of the address once, and again only when it has changed', async () => {
    expect(await save()).toBeNull()
    await sweep()
    const origin = 'http://yard.localhost:3000'
    expect(received()).toBe((await channelBody(requestOn(platform, site()), 'csv', { now: NOW, origin })).body)
    expect(received()).toContain('U1')
    expect([...drop.files.keys()]).toEqual([FILE])
    expect(await state()).toMatchObject({ sentAt: NOW, error: null, failures: 0 })
    await sweep()
    await platform.storage.forSite(site()).raiseVersion()
    await sweep()
    platform.clock.pass(24 * 60)
    await sweep()
    expect(drop.writes()).toBe(1)
    await platform.addCars('yard', [{ stocknum: 'U2' }])
    await sweep()
    expect(drop.writes()).toBe(2)
    expect(received()).toContain('U2')
    expect([...drop.files.keys()]).toEqual([FILE])
  })

  it('OUT-1 one process sends a file at a time', async () => {
    await save()
    await Promise.all([sweep(), sweep(), sweep()])
    expect(drop.writes()).toBe(1)
  })

  it('OPS-1 OUT-1 takes over after five minutes from a process that died', async () => {
    await save()
    const { channelPushes } = platform.storage.forSite(site())
    await channelPushes.claim('csv', NOW, new Date(NOW.getTime() + 5 * 60_000))
    await sweep()
    expect(drop.writes()).toBe(0)
    platform.clock.pass(5)
    await sweep()
    expect(drop.writes()).toBe(1)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('OUT-1 is paused, started again, sent by hand and removed', async () => {
    await save()
    await pausePush(requestBy(platform, site(), KIM), 'csv', true)
    await sweep()
    expect(drop.writes()).toBe(0)
    await pausePush(requestBy(platform, site(), KIM), 'csv', false)
    await sweep()
    expect(drop.writes()).toBe(1)
    expect(await sendPushNow(requestBy(platform, site(), KIM), 'csv')).toEqual({ kind: 'sent' })
    expect(drop.writes()).toBe(2)
    expect(await removePush(request(), 'csv', null)).toBe('removed')
    await platform.addCars('yard', [{ stocknum: 'U3' }])
    await sweep()
    expect(drop.writes()).toBe(2)
    expect(await sendPushNow(requestBy(platform, site(), KIM), 'csv')).toBeNull()
  })
})

describe('OUT-1 a server that does not take the file', () => {
  it('OUT-1 FORM-13 is tried later and later, then given up with one notification, until a person sends it', async () => {
    await begin()
    secrets['yard--csv'] = 'wrong'
    await save()
    await sweep()
    expect(await state()).toMatchObject({
      failures: 1,
      error: 'The server refused user name or password.',
      nextTryAt: new Date(NOW.getTime() + 60_000),
      givenUpAt: null,
    })
    await sweep()
    expect((await state())?.failures).toBe(1)
    for (let tries = 1; tries < MOST_PUSH_TRIES; tries += 1) {
      platform.clock.pass(2 ** (tries - 1))
      await sweep()
    }
    const ended = await state()
    expect(ended).toMatchObject({ failures: MOST_PUSH_TRIES, nextTryAt: null })
    expect(ended?.givenUpAt).not.toBeNull()
    platform.clock.pass(7 * 24 * 60)
    await sweep()
    expect(drop.logins()).toBe(MOST_PUSH_TRIES)
    expect(drop.files.size).toBe(0)
    const [news, ...others] = await showNotifications(requestBy(platform, site(), KIM))
    expect(news?.text).toContain('The file of General feed, CSV could not be sent, and is not tried again')
    expect(news?.text).toContain('refused user name or password')
    expect(others).toEqual([])
    expect(await showNotifications(requestBy(platform, site(), SALES))).toEqual([])
    secrets['yard--csv'] = TEST_LOGIN.password
    expect(await sendPushNow(requestBy(platform, site(), KIM), 'csv')).toEqual({ kind: 'sent' })
    expect(await state()).toMatchObject({ failures: 0, error: null, givenUpAt: null })
  })

  it('OUT-1 leaves the file before, and no half one under its name, when the connection breaks off', async () => {
    await begin()
    await save()
    await sweep()
    const before = received()
    await platform.addCars(
      'yard',
      Array.from({ length: 200 }, (_, n) => ({ stocknum: `N${n}` })),
    )
    drop.cutAfter = 5000
    await sweep()
    expect(await state()).toMatchObject({ failures: 1, error: 'The server broke off before it had the whole file.' })
    expect(received()).toBe(before)
    drop.cutAfter = null
    platform.clock.pass(1)
    await sweep()
    expect(received()).toContain('N199')
    expect([...drop.files.keys()]).toEqual([FILE])
  })

  it('OUT-1 sends nothing, not even the password, to a server with another key, and names that key', async () => {
    await begin()
    const another = newHostKey().fingerprint
    await save({ hostKey: another })
    const logins = drop.logins()
    expect(await pushChannel(requestOn(platform, site()), 'csv', false)).toMatchObject({
      kind: 'failed',
      fault: expect.stringContaining(`shows another key than the one entered here (${drop.hostKey})`),
    })
    expect(drop.logins()).toBe(logins)
  })

  it.each([
    ['is gone', { port: '1' }, 'The server cannot be reached.'],
    ['has no such folder', { path: '/elsewhere/cars.csv' }, 'The server has no such folder: check the path.'],
    ['is inside our network', { port: '2' }, 'The server has an address inside our network, which is never called.'],
  ])('L5 OUT-1 says that it %s', async (_, changes, fault) => {
    await begin()
    await save(changes)
    expect(await pushChannel(requestOn(platform, site()), 'csv', false)).toEqual({ kind: 'failed', fault })
  })

  it('OUT-1 says that the installation has no password', async () => {
    await begin()
    delete secrets['yard--csv']
    await save()
    expect(await pushChannel(requestOn(platform, site()), 'csv', false)).toMatchObject({
      fault: /no password in the environment/,
    })
    expect(pushSecretVariable('city-cars', 'google')).toBe('CHANNEL_SECRET_CITY_CARS__GOOGLE')
  })
})

describe('OUT-1 where a file is sent', () => {
  it.each([
    [{ host: '' }, /server’s name/],
    [{ host: 'sftp://partner.example' }, /server’s name/],
    [{ port: 'a' }, /port/],
    [{ port: '70000' }, /65535/],
    [{ path: 'cars.csv' }, /path/],
    [{ path: '/in/' }, /file’s name/],
    [{ path: '/in/../cars.csv' }, /\.\./],
    [{ username: ' ' }, /user name/],
    [{ hostKey: '' }, /SHA256:/],
    [{ hostKey: 'SHA256:short' }, /SHA256:/],
  ])('OUT-1 is refused with a sentence: %o', async (changes, fault) => {
    await begin()
    expect(await save(changes)).toMatch(fault)
    expect(await state()).toBeUndefined()
  })

  it('OUT-1 is not the place of another channel', async () => {
    await begin()
    await save()
    expect(await save({}, 'json')).toMatch(/General feed, CSV is sent to this path/)
  })

  it('STAFF-5 STAFF-8 is changed by managers alone, and each change is in the audit log', async () => {
    await begin()
    for (const change of [
      () => save({}, 'csv', SALES),
      () => pausePush(requestBy(platform, site(), SALES), 'csv', true),
      () => removePush(request(SALES), 'csv', null),
      () => sendPushNow(requestBy(platform, site(), SALES), 'csv'),
    ])
      await expect(change()).rejects.toThrow()
    await save()
    platform.clock.pass(1)
    await sendPushNow(requestBy(platform, site(), KIM), 'csv')
    platform.clock.pass(1)
    await removePush(request(), 'csv', null)
    const everything = { personId: null, object: null, from: null, until: null }
    const rows = await platform.storage.forSite(site()).audit.list(everything, 10)
    expect(rows.toReversed()).toMatchObject([
      { action: 'settings.edit', object: { kind: 'channel', id: 'csv' }, after: { path: FILE, hostKey: drop.hostKey } },
      { action: 'settings.edit', after: { sent: 'by hand' } },
      { action: 'settings.edit', before: { path: FILE }, after: null },
    ])
    expect(JSON.stringify(rows)).not.toContain(TEST_LOGIN.password)
  })

  it('SITE-1 belongs to one site', async () => {
    await begin()
    await save()
    const rival = platform.storage.forSite(platform.site('rival'))
    expect((await rival.channelPushes.all()).size).toBe(0)
    expect(await pushChannel(requestOn(platform, platform.site('rival')), 'csv', true)).toBeNull()
    expect(drop.writes()).toBe(0)
  })
})
