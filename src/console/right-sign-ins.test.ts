import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unusedCode } from '#operations/staff/testing/authenticator-app.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from './testing/staffed-console.ts'

const CLASSROOM = '203.0.113.50'
const WRONG = 'a wrong password'

describe.each(TEST_DATABASES)('right sign-ins of staff on %s', (database) => {
  let staff: StaffedConsole
  let code: () => Promise<string>
  beforeEach(async () => {
    staff = await createStaffedConsole({ database })
    await staff.member('sales', ['sales'])
    const { text } = await staff.post('sales', '/second-factor', { way: 'app', password: PASSWORD })
    const secret = /<code[^>]*>([A-Z2-7 ]{16,})<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
    code = () => unusedCode(secret, staff.platform.storage)
    expect((await staff.post('sales', '/second-factor', { code: await code() })).status).toBe(303)
  })
  afterEach(() => staff.close())

  const password = async (browser: string, typed: string, address: string) =>
    (await staff.post(browser, '/sign-in', { email: staff.email('sales'), password: typed }, address)).status
  const factor = async (browser: string, typed: string, address: string) =>
    (await staff.post(browser, '/sign-in/code', { code: typed }, address)).status
  const signIn = async (browser: string, address = CLASSROOM) => [
    await password(browser, PASSWORD, address),
    await factor(browser, await code(), address),
  ]

  it('L6 right sign-ins give back no try of a guess: ten wrong codes of strangers, and the eleventh waits', async () => {
    const guess = async (turn: number) => {
      const [browser, address] = [`thief ${turn}`, `198.51.100.${turn}`]
      expect(await password(browser, PASSWORD, address)).toBe(303)
      return factor(browser, '000000', address)
    }
    for (let turn = 1; turn <= 9; turn += 1) {
      expect(await guess(turn)).toBe(400)
      expect(await signIn(`new ${turn}`)).toEqual([303, 303])
    }
    expect(await guess(10)).toBe(400)
    expect(await guess(11)).toBe(429)
  })

  if (database === 'Postgres' && !IS_WHOLE) return

  it('L6 a person signs in from twenty-one new browsers of one network within a quarter of an hour', async () => {
    for (let browser = 0; browser < 21; browser += 1) expect(await signIn(`new ${browser}`)).toEqual([303, 303])
    // In a browser that is known, too.
    for (let turn = 0; turn < 11; turn += 1) {
      await staff.post('new 1', '/sign-out', {}, CLASSROOM)
      expect(await signIn('new 1')).toEqual([303, 303])
    }
  })

  it('L6 wrong passwords of one network count, however many right ones come between', async () => {
    for (let turn = 1; turn <= 9; turn += 1) {
      expect(await password('thief', WRONG, CLASSROOM)).toBe(400)
      expect(await password(`new ${turn}`, PASSWORD, CLASSROOM)).toBe(303)
    }
    expect(await password('thief', WRONG, CLASSROOM)).toBe(400)
    expect(await password('new', PASSWORD, CLASSROOM)).toBe(429)
  })

  it('L6 guesses at once with right sign-ins are ten, as without them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const isRight = turn % 4 === 0
        return { isRight, status: await password(`at once ${turn}`, isRight ? PASSWORD : WRONG, CLASSROOM) }
      }),
    )
    const guesses = answers.filter(({ isRight, status }) => !isRight && status === 400)
    expect(guesses.length).toBeLessThanOrEqual(10)
  })

  it('L6 a flood of right passwords waits in the end, since each one is work', async () => {
    // One signed in before this test. Of sixty each is given back, and ten use up the tries.
    for (let turn = 0; turn < 69; turn += 1) expect(await password(`new ${turn}`, PASSWORD, CLASSROOM)).toBe(303)
    expect(await password('one more', PASSWORD, CLASSROOM)).toBe(429)
  })

  it('L6 a right try that took until the next quarter of an hour takes nothing off its guesses', async () => {
    const { storage, clock } = staff.platform
    const key = { key: 'staff-account.one', seconds: 900 }
    const count = async () => (await storage.limitCounts.add([key], clock.now())).get(key.key)
    const first = await count()
    clock.pass(16)
    await count()
    await storage.staff.giveBackTries([{ key: key.key, endsAt: first?.endsAt ?? clock.now() }])
    expect((await count())?.count).toBe(2)
  })

  it('L6 twelve new people join from one network within a quarter of an hour', async () => {
    await staff.member('own', ['owner'])
    for (let person = 0; person < 12; person += 1) {
      const invited = { email: `new-${person}@yard.example`, role: 'sales' }
      expect((await staff.post('own', '/staff/invite', invited)).status).toBe(303)
      const link = /\/invitation\/\S+/.exec(staff.platform.mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
      const joining = { name: 'Jo Smith', password: PASSWORD }
      expect(await staff.post(`new ${person}`, link, joining, CLASSROOM)).toMatchObject({ status: 303, to: '/' })
    }
  })
})
