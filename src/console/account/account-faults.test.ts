import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unusedCode } from '#operations/staff/testing/authenticator-app.ts'
import { formOf } from '../testing/page-form.ts'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from '../testing/staffed-console.ts'
import { wrongControls } from '../testing/wrong-controls.ts'

let staff: StaffedConsole

beforeAll(async () => {
  staff = await createStaffedConsole()
  for (const name of ['sam', 'new', 'op']) await staff.member(name, ['sales'])
  const { text } = await staff.post('sam', '/second-factor', { way: 'app', password: PASSWORD })
  const secret = /<code[^>]*>([A-Z2-7 ]{16,})<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
  await staff.post('sam', '/second-factor', { code: await unusedCode(secret, staff.platform.storage) })
  await staff.prove('sam')
  await staff.post('phone of sam', '/sign-in', { email: staff.email('sam'), password: PASSWORD })
  const { people, transaction } = staff.platform.storage.staff
  await transaction((within) => people.setOperator(within, staff.id('op'), true))
})
afterAll(() => staff.close())

const WRONG = 'The password is wrong.'
const NEXT = 'quokka lantern tram'

describe('STAFF-10 STAFF-2 a fault of an account stands at its field', () => {
  it.each<[browser: string, path: string, name: string, sent: Readonly<Record<string, string>>, says: string]>([
    ['new', '/second-factor', 'password', { way: 'app', password: 'wrong' }, WRONG],
    ['sam', '/account/recovery-codes', 'password', { password: 'wrong' }, WRONG],
    ['sam', '/account/password', 'current', { current: 'wrong', next: NEXT }, 'Your current password is wrong.'],
    ['sam', '/account/password', 'next', { current: PASSWORD, next: 'short' }, 'Use 12 characters or more.'],
    ['phone of sam', '/sign-in/code', 'code', { code: '000000' }, 'This code does not work.'],
    ['op', '/sites', 'reason', { site: 'rival', reason: 'Ticket 7' }, 'Write why you enter this site'],
  ])('%s at %s: %s', async (browser, path, name, sent, says) => {
    const answer = await staff.post(browser, path, sent)
    expect(answer.status).toBe(400)
    const wrong = wrongControls(answer.text, path, `name="${name}"`)
    expect(wrong).toEqual([{ name, hasFocus: true, says: expect.stringContaining(says) }])
    const again = formOf(answer.text, path, `name="${name}"`)
    for (const [each, value] of Object.entries(sent)) expect(again.value(each)).toBe(KEPT.includes(each) ? value : '')
  })

  it('of a link for a new password too', async () => {
    await staff.post('forgetful', '/forgotten', { email: staff.email('new') })
    await expect.poll(() => staff.link(staff.email('new'))).toMatch(/^\/reset\//)
    const link = staff.link(staff.email('new'))
    const answer = await staff.post('forgetful', link, { password: 'password1234' })
    expect(answer.status).toBe(400)
    expect(wrongControls(answer.text, link)).toEqual([
      { name: 'password', hasFocus: true, says: expect.stringContaining('easy to guess') },
    ])
  })
})

/** A page never has a password or a code that was typed before. */
const KEPT = ['way', 'site', 'reason']
