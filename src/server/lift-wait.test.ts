import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { runCommand } from '../cli/main.ts'
import { createConsole } from '../console/console-app.ts'
import { createRenderer } from '../console/entry.server.tsx'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from '../console/testing/staffed-console.ts'

const ORIGIN = 'http://console.localhost'
const EVERYTHING = { personId: null, object: null, from: null, until: null }

describe.each(TEST_DATABASES)('staff lift-wait on %s', (database) => {
  let staff: StaffedConsole
  let other: TestPlatform
  /** The consoles of two processes on one database. */
  let consoles: readonly ReturnType<typeof createConsole>[]
  let printed: string[]
  let address: string
  beforeEach(async () => {
    printed = []
    staff = await createStaffedConsole({ database })
    await staff.member('sales', ['sales'])
    await staff.member('own', ['owner'])
    const { storage, clock, mailer, payments, randomId } = staff.platform
    other = await createTestPlatform({ outside: { storage, clock, mailer, payments, randomId } })
    consoles = [staff.platform, { ...other, siteBySlug: staff.platform.siteBySlug }].map((platform) =>
      createConsole({
        platform,
        build: createRenderer(() => 'test'),
        addressOf: () => address,
        allSites: () => [],
      }),
    )
  })
  afterEach(() => staff.close())

  /** Signs in at each process and returns what they answer. */
  async function signIn(password: string, from: string, email = staff.email('sales')) {
    address = from
    const answers = []
    for (const console of consoles) {
      const body = new URLSearchParams({ email, password })
      const answer = await console.request(`${ORIGIN}/sign-in`, { method: 'POST', body })
      answers.push({ status: answer.status, text: await answer.text() })
    }
    return answers
  }
  const statuses = async (...of: Parameters<typeof signIn>) => (await signIn(...of)).map(({ status }) => status)
  const command = (...argv: string[]) =>
    runCommand(['staff', ...argv], {
      cwd: '/',
      sitesFolder: '/',
      publishing: 'on-save',
      progress: null,
      ask: null,
      print: (line) => printed.push(line),
      printError: (line) => printed.push(line),
      findPostcode: async () => null,
      openHistory: () => Promise.reject(new Error('not needed')),
      open: async () => ({ platform: staff.platform, sites: [staff.platform.site('yard')], refused: [] }),
    })

  it('S3-26 the count is in the database: without its rows nobody waits', async () => {
    for (let guess = 0; guess < 6; guess += 1) await signIn('a wrong password', '198.51.100.1')
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([429, 429])
    await staff.platform.storage.rawDatabase().executeSql('delete from limit_counts')
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([303, 303])
  })

  if (database === 'Postgres' && !IS_WHOLE) return

  it('S3-26 ends a person’s wait in every process at once, and is in the audit log', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect(await statuses('a wrong password', '198.51.100.1')).toEqual([400, 400])
    const [refused] = await signIn(PASSWORD, '198.51.100.1')
    expect(refused?.status).toBe(429)
    expect(refused?.text).toContain('Too many tries. Wait 15 minutes and try again.')
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([429, 429])

    expect(await command('lift-wait', 'Sales@yard.example')).toBe(0)
    expect(printed).toEqual(['Sales@yard.example can try to sign in again at once. The tries so far count no more.'])
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([303, 303])
    const { audit } = staff.platform.storage.forSite({ slug: 'yard' })
    expect((await audit.list(EVERYTHING, 9)).find(({ action }) => action === 'account.wait-lifted')).toMatchObject({
      by: { kind: 'command' },
      object: { kind: 'member', id: staff.id('sales') },
    })
    expect(await command('lift-wait', 'nobody@yard.example')).toBe(1)
    expect(printed.at(-1)).toBe('Nobody has an account with nobody@yard.example.')
  })

  it('S3-26 also where the network address has tried too much, and of no one else', async () => {
    for (const name of ['a', 'b', 'c', 'd'])
      for (let guess = 0; guess < 5; guess += 1) await signIn('wrong', '198.51.100.1', `${name}@yard.example`)
    // The office's address waits now. Strangers keep this person out everywhere else.
    for (let guess = 0; guess < 60; guess += 1) await signIn('a wrong password', `203.0.113.${guess}`)
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([429, 429])
    expect(await statuses(PASSWORD, '192.0.2.1')).toEqual([429, 429])
    for (let guess = 0; guess < 6; guess += 1) await signIn('a wrong password', '192.0.2.9', staff.email('own'))
    expect(await command('lift-wait', staff.email('sales'))).toBe(0)
    expect(await statuses(PASSWORD, '198.51.100.1')).toEqual([303, 303])
    expect(await statuses(PASSWORD, '192.0.2.1')).toEqual([303, 303])
    expect(await statuses(PASSWORD, '192.0.2.9', staff.email('own'))).toEqual([429, 429])
  })
})
