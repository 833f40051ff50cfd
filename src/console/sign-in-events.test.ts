import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { sweepStaffSignIns } from '#operations/staff/sweep-staff-sign-ins.ts'
import { unusedCode } from '#operations/staff/testing/authenticator-app.ts'
import { sweepOutbox } from '#operations/testing/sweep-outbox.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from './testing/staffed-console.ts'

const EVERYTHING = { personId: null, object: null, from: null, until: null }

describe.each(TEST_DATABASES)('sign-ins of staff on %s', (database) => {
  let staff: StaffedConsole
  beforeEach(async () => {
    staff = await createStaffedConsole({ database })
    await staff.member('sales', ['sales'])
    await staff.member('own', ['owner'])
    await staff.member('other', ['owner'], undefined, 'rival')
  })
  afterEach(() => staff.close())

  const signIn = (browser: string, password: string, address: string, name = 'sales') =>
    staff.post(browser, '/sign-in', { email: staff.email(name), password }, address)
  const guess = async (times: number, from = 0) => {
    for (let turn = from; turn < from + times; turn += 1)
      await signIn(`stranger ${turn}`, 'a wrong password', `198.51.100.${turn}`)
  }
  const events = async (slug = 'yard') =>
    (await staff.platform.storage.forSite({ slug }).audit.list(EVERYTHING, 100)).filter(
      ({ object }) => object.id === staff.id('sales'),
    )
  const mails = () => staff.platform.mailer.sent.filter(({ to }) => to === staff.email('sales'))
  const rows = async (table: string) =>
    (await staff.platform.storage.rawDatabase().executeSql(`select * from ${table}`)).rows

  /** An authenticator app for the person; returns its codes and the recovery codes. */
  async function addApp(name: string) {
    await staff.post(name, '/second-factor', { way: 'app', password: PASSWORD })
    const { text } = await staff.post(name, '/second-factor', { way: 'app', password: PASSWORD })
    const secret = /<code[^>]*>([A-Z2-7 ]{16,})<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
    const recovery = [...text.matchAll(/<code>(\w{5}-\w{5})<\/code>/g)].map(([, code = '']) => code)
    const code = () => unusedCode(secret, staff.platform.storage)
    expect((await staff.post(name, '/second-factor', { code: await code() })).status).toBe(303)
    return { code, recovery }
  }

  it('S3-15 a flood of wrong passwords is two rows in a quarter of an hour, with their number', async () => {
    await guess(30)
    const wrong = async () => (await events()).filter(({ action }) => action === 'account.wrong-password')
    expect(await wrong()).toHaveLength(1)
    await sweepStaffSignIns(staff.platform)
    expect(await wrong()).toHaveLength(1)
    staff.platform.clock.pass(16)
    await Promise.all([sweepStaffSignIns(staff.platform), sweepStaffSignIns(staff.platform)])
    await sweepStaffSignIns(staff.platform)
    expect(await wrong()).toMatchObject([{ after: { more: 29, isKnown: false }, by: { address: null } }, {}])
    expect((await staff.get('own', '/audit')).text).toMatch(
      /29 more from \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [ap]m to \d{1,2}:\d\d [ap]m/,
    )
    // The next quarter of an hour begins again. Without a sweep its first try writes the number.
    await guess(3, 40)
    staff.platform.clock.pass(16)
    await guess(1, 50)
    expect((await wrong()).map(({ after }) => after)).toMatchObject([{}, { more: 2 }, {}, { more: 29 }, {}])
    staff.platform.clock.pass(25 * 60)
    await sweepStaffSignIns(staff.platform)
    await sweepStaffSignIns(staff.platform)
    expect(await rows('staff_refusals')).toEqual([])
  })

  /** The worker's round of what is due. */
  const round = async () => {
    await sweepStaffSignIns(staff.platform)
    await sweepOutbox(staff.platform, [])
  }

  if (database === 'Postgres' && !IS_WHOLE) return

  it('S3-15, STAFF-13 a sign-in, a sign-out, a wrong password and a wait are in the audit log of the person’s sites', async () => {
    expect((await signIn('phone', PASSWORD, '203.0.113.50')).status).toBe(303)
    await staff.post('phone', '/sign-out', {}, '203.0.113.50')
    for (let turn = 0; turn < 12; turn += 1) await signIn('stranger', 'a wrong password', '198.51.100.1')
    const member = { kind: 'member', id: staff.id('sales') }
    expect((await events()).slice(0, 4)).toMatchObject([
      { action: 'account.wait', object: member, by: { address: '198.51.100.1' }, after: { isKnown: false } },
      { action: 'account.wrong-password', object: member, by: { address: '198.51.100.1' }, after: { isKnown: false } },
      { action: 'account.sign-out', object: member, by: { id: staff.id('sales'), address: '203.0.113.50' } },
      { action: 'account.sign-in', object: member, by: { address: '203.0.113.50' }, after: { with: 'password' } },
    ])
    // The owner of this site reads it in plain words, and the owner of another one does not.
    const { text } = await staff.get('own', '/audit')
    for (const words of ['Signed in', 'with the password', 'Signed out', 'Wrong password', 'Someone, as Name of sales'])
      expect(text).toContain(words)
    expect((await staff.get('own', '/audit.csv')).text).toContain('Too many tries: sign-in has to wait')
    expect(await events('rival')).toEqual([])
    expect((await staff.get('other', '/audit')).text).not.toContain('Name of sales')
    expect((await staff.get('sales', '/audit')).status).toBe(403)
    const logged = staff.platform.logged.filter(({ facts }) => facts.person === staff.id('sales'))
    expect(logged.map(({ event, facts }) => [event, facts.route, facts.reason])).toEqual([
      ['staff signed in', '/sign-in', undefined],
      ['staff signed in', '/sign-in', undefined],
      ['staff signed out', '/sign-out', undefined],
      ['staff sign-in refused', '/sign-in', 'password'],
      ['staff sign-in refused', '/sign-in', 'wait'],
    ])
    expect(JSON.stringify(logged)).not.toMatch(/198\.51|203\.0|@/)
  })

  it('S3-15 a person of two sites is in both logs, and one who joins later brings no row along', async () => {
    const { members, transaction } = staff.platform.storage.forSite({ slug: 'rival' })
    const member = {
      personId: staff.id('sales'),
      roles: ['sales'],
      scope: { dealerships: null, locations: null, categories: null },
    } as const
    expect(await events('rival')).toEqual([])
    await transaction((within) => members.add(within, member, staff.platform.clock.now()))
    expect(await events('rival')).toEqual([])
    await signIn('phone', PASSWORD, '203.0.113.50')
    expect(await events('rival')).toMatchObject([{ action: 'account.sign-in' }])
    expect((await events())[0]).toMatchObject({ action: 'account.sign-in', by: { address: '203.0.113.50' } })
  })

  it('S3-15 of an email without an account a count is stored, and nothing of the email', async () => {
    for (const email of ['nobody@yard.example', 'no.one@yard.example', 'nobody@yard.example'])
      expect((await staff.post('x', '/sign-in', { email, password: PASSWORD })).status).toBe(400)
    expect(await rows('staff_refusals')).toMatchObject([{ person_id: '', kind: 'password', count: 3 }])
    staff.platform.clock.pass(16)
    await sweepStaffSignIns(staff.platform)
    expect(staff.platform.logged.at(-1)).toMatchObject({
      event: 'staff sign-ins refused',
      facts: { person: null, reason: 'password', times: 3 },
    })
    for (const table of ['staff_refusals', 'staff_warnings', 'limit_counts', 'audit_events'])
      expect(JSON.stringify(await rows(table))).not.toMatch(/nobody|no\.one/)
    expect(JSON.stringify(staff.platform.logged)).not.toMatch(/nobody|no\.one/)
  })

  it('S3-9, STAFF-13 wrong codes of one who knows the password keep no one out of their own device', async () => {
    const { code, recovery } = await addApp('sales')
    // Signed in with the second factor, so that this browser is known.
    await staff.post('sales', '/sign-out')
    await signIn('sales', PASSWORD, '203.0.113.9')
    expect((await staff.post('sales', '/sign-in/code', { code: await code() })).to).toBe('/')
    let last = 0
    for (let turn = 0; turn < 20; turn += 1) {
      const [browser, address] = [`thief ${turn}`, `198.51.100.${turn}`]
      expect((await signIn(browser, PASSWORD, address)).to).toBe('/sign-in/code')
      last = (await staff.post(browser, '/sign-in/code', { code: '000000' }, address)).status
    }
    expect(last).toBe(429)
    // In a new browser the person waits, in their own and in their session they do not.
    await signIn('new phone', PASSWORD, '192.0.2.1')
    const [firstCode = '', secondCode = ''] = recovery
    expect((await staff.post('new phone', '/sign-in/code', { code: firstCode }, '192.0.2.1')).status).toBe(429)
    expect((await staff.post('sales', '/sign-in/code', { code: firstCode })).to).toBe('/')
    await staff.post('sales', '/sign-out')
    await signIn('sales', PASSWORD, '203.0.113.9')
    expect((await staff.post('sales', '/sign-in/code', { code: secondCode })).to).toBe('/')
    const actions = (await events()).map(({ action }) => action)
    expect(actions.filter((action) => action === 'account.recovery-code')).toHaveLength(2)
    expect(actions.filter((action) => action === 'account.wrong-code')).toHaveLength(1)
    expect((await events())[0]).toMatchObject({ action: 'account.sign-in', after: { with: 'recovery-code' } })
  })

  it('S3-9 many wrong passwords from elsewhere are mailed to the person once a day, as text without a link', async () => {
    await guess(9)
    await round()
    expect(mails()).toEqual([])
    await guess(40, 9)
    await Promise.all([round(), round()])
    expect(mails()).toMatchObject([{ subject: 'Wrong passwords for your account', html: null }])
    const { text } = mails()[0] ?? { text: '' }
    expect(text).toMatch(/^Since \w+ \d+ \w+ at \d+:\d\d [ap]m AEST, 10 wrong passwords have been typed/)
    expect(text).toContain('end each session that you do not know')
    expect(text).not.toMatch(/https?:|\/sign-in|198\.51/)
    // It goes on all day: no other mail. The next day has its own.
    for (let quarter = 0; quarter < 3; quarter += 1) {
      staff.platform.clock.pass(16)
      await guess(20)
      await round()
    }
    expect(mails()).toHaveLength(1)
    staff.platform.clock.pass(24 * 60)
    await guess(12)
    await round()
    expect(mails()).toHaveLength(2)
    // No one else has a mail, and the addresses without an account have none.
    expect(staff.platform.mailer.sent).toHaveLength(2)
  })

  it('S3-9 wrong codes say that someone may know the password; those of the person’s own device say nothing', async () => {
    await addApp('sales')
    await signIn('thief', PASSWORD, '198.51.100.1')
    for (let turn = 0; turn < 4; turn += 1)
      await staff.post('thief', '/sign-in/code', { code: '000000' }, '198.51.100.1')
    for (let turn = 0; turn < 9; turn += 1) await staff.post('sales', '/sign-in/code', { code: '000000' })
    await round()
    expect(mails()).toEqual([])
    await signIn('thief', PASSWORD, '198.51.100.1')
    await staff.post('thief', '/sign-in/code', { code: '000000' }, '198.51.100.1')
    await round()
    expect(mails()).toMatchObject([{ subject: 'Someone may know your password' }])
    expect(mails()[0]?.text).toContain('5 wrong codes have been typed')
  })

  it('S3-9 a mail that fails is sent later, once', async () => {
    const { mailer, clock } = staff.platform
    mailer.failWith(new GatewayError('mail', 'the server is away'))
    await guess(10)
    await round()
    expect(mails()).toEqual([])
    mailer.failWith(null)
    clock.pass(10)
    await round()
    await round()
    expect(mails()).toHaveLength(1)
    clock.pass(31 * 24 * 60)
    await round()
    expect(await rows('staff_warnings')).toEqual([])
  })
})
