import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('owner', ['owner'])
  await yard.member('jo', ['sales'])
})
afterAll(() => yard.close())

/** A page without React's marks between texts. */
async function shown(path: string): Promise<string> {
  return (await yard.get('owner', path)).text.replaceAll('<!-- -->', '')
}

it('CR-C1 an invitation that cannot be sent keeps what was typed, and marks the field', async () => {
  const { text, status } = await yard.post('owner', '/staff/invite', [
    ['email', 'nobody'],
    ['role', 'sales'],
    ['location', 'l2'],
  ])
  expect(status).toBe(409)
  const form = text.slice(text.indexOf('action="/staff/invite"'))
  const tag = (pattern: RegExp, html: string) => pattern.exec(html)?.[0]
  expect(tag(/<input[^>]*name="email"[^>]*>/, form)).toMatch(
    /aria-invalid="true".*value="nobody"|value="nobody".*aria-invalid="true"/,
  )
  expect(form).toContain('Enter an email address.')
  expect(tag(/<input[^>]*value="sales"[^>]*>/, form)).toContain('checked')
  const { text: roleless } = await yard.post('owner', '/staff/invite', { email: yard.email('new') })
  const invitation = roleless.slice(roleless.indexOf('action="/staff/invite"'))
  expect(tag(/<input[^>]*name="role"[^>]*>/, invitation)).toContain('aria-invalid="true"')
})

it.each([
  ['a letter that nobody sees', 'mo@m.example\u200b'],
  ['a letter of another alphabet', 'm\u043e@m.example'],
])('L7 an address with %s, which looks like a colleague’s, is not invited', async (_, email) => {
  const { text, status } = await yard.post('owner', '/staff/invite', { email, role: 'sales' })
  expect(status).toBe(409)
  expect(text).toContain('Enter an email address.')
})

it('an invitation that is sent says so', async () => {
  const { to } = await yard.post('owner', '/staff/invite', { email: yard.email('new'), role: 'sales' })
  expect(await shown(to ?? '')).toContain('The invitation is on its way.')
})

it('Find’s ‘Invite a person’ opens the form', async () => {
  const invite = /<details[^>]*id="invite"[^>]*>/
  expect(invite.exec(await shown('/staff?invite'))?.[0]).toContain('open')
  expect(invite.exec(await shown('/staff'))?.[0]).not.toContain('open')
})

it('STAFF-8 the audit log names actions, people and places in words, without ids and JSON', async () => {
  await yard.post('owner', `/staff/members/${yard.id('jo')}/roles`, [
    ['role', 'stock'],
    ['location', 'l2'],
  ])
  const log = await shown('/audit')
  const table = log.slice(log.indexOf('<tbody>'), log.indexOf('</tbody>'))
  expect(table).toContain('Changed what a person may do')
  expect(table).toContain('Roles: Sales → Stock')
  expect(table).toContain('Places: Whole site → Southport')
  expect(table).toContain('Name of jo')
  const texts = table.replaceAll(/<[^>]+>/g, '\n')
  expect(texts).not.toMatch(/staff\.|account\.|[{}]|&quot;/)
  expect(texts).not.toContain(yard.id('jo'))
})

it('STAFF-8 the audit log narrows to one thing, by its ‘History’, and widens again', async () => {
  const object = yard.id('jo')
  const log = await shown('/audit')
  expect(log).toContain(`href="/audit?object=${object}"`)
  const one = await shown(`/audit?object=${object}&person=${yard.id('owner')}`)
  expect(one).toContain('Only what happened to Name of jo.')
  expect(one).toContain(`href="/audit?person=${yard.id('owner')}"`)
  expect(one).not.toContain('Invited a person')
})
