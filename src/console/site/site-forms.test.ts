import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('owner', ['owner'])
  await yard.member('sales', ['sales'])
})
afterAll(() => yard.close())

/** The tag of the first control with this name in the form. */
async function control(action: string, fields: string[][], name: string): Promise<string> {
  const { text } = await yard.post('owner', action, fields)
  const form = text.slice(text.indexOf(`action="${action}"`))
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? ''
}

it('CR-C2 a webhook marks the address that is wrong, and keeps it', async () => {
  const url = await control(
    '/site/webhooks',
    [
      ['url', 'ftp://crm.example'],
      ['event', 'lead.created'],
    ],
    'url',
  )
  expect(url).toContain('aria-invalid="true"')
  expect(url).toContain('value="ftp://crm.example"')
})

it('CR-C2 a webhook without an event marks the events', async () => {
  const event = await control('/site/webhooks', [['url', 'https://crm.example/hook']], 'event')
  expect(event).toContain('aria-invalid="true"')
})

it('CR-C2 a key without a name marks the name', async () => {
  expect(
    await control(
      '/site/keys',
      [
        ['name', ' '],
        ['right', 'lead.read'],
      ],
      'name',
    ),
  ).toContain('aria-invalid="true"')
})

it('STAFF-5 settings show what a person may open, and nothing else', async () => {
  const links = async (as: string) => {
    const { text } = await yard.get(as, '/settings')
    return [...text.matchAll(/class="settings-place" href="([^"]+)"/g)].map(([, href]) => href)
  }
  expect(await links('owner')).toEqual(
    expect.arrayContaining([
      '/site/assignment',
      '/feeds',
      '/staff',
      '/audit',
      '/site/keys',
      '/site/webhooks',
      '/account',
    ]),
  )
  expect(await links('sales')).toEqual(['/feeds', '/hand-cars', '/channels', '/account', '/account/notifications'])
  for (const href of await links('sales')) expect((await yard.get('sales', href ?? '')).status).toBe(200)
})

it('STAFF-4 the settings lead to the open form of an invitation, and only those who may invite see the link', async () => {
  const { text } = await yard.get('owner', '/settings')
  expect(text).toMatch(/class="settings-act" href="\/staff\?invite"[^>]*>Invite a person</)
  expect((await yard.get('owner', '/staff?invite')).text).toMatch(/<details[^>]*id="invite"[^>]*open/)
  expect((await yard.get('sales', '/settings')).text).not.toContain('Invite a person')
})
