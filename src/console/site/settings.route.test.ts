import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('olga', ['owner'])
})
afterAll(() => yard.close())

/** What an owner sets up, in groups: what people need most is first in each. */
const SETTINGS = [
  ['Leads', ['Lead routing', 'Templates']],
  ['Stock', ['Feeds', 'Cars added by hand', 'Channels']],
  ['People', ['Staff', 'Audit log']],
  ['Connections', ['Deliveries', 'API keys', 'Webhooks']],
  ['You', ['Your account', 'Notification settings']],
] as const

it('STAFF-5 the settings have lead routing before templates, and each group what people need most first', async () => {
  const { text } = await yard.get('olga', '/settings')
  const groups = text.split('<section class="settings-group"').slice(1)
  expect(groups.map((group) => [/<h2>([^<]+)/.exec(group)?.[1], labelsIn(group, /<strong>([^<]+)/g)])).toEqual(SETTINGS)
})

it('Find without words has the settings in the same order', async () => {
  // The menu of the frame has one's own settings too.
  const [, text = ''] = (await yard.get('olga', '/find')).text.split('<main')
  const all = SETTINGS.flatMap(([, labels]) => labels as readonly string[])
  const found = labelsIn(text, />([^<>]+)</g).filter((each) => all.includes(each))
  expect([...new Set(found)]).toEqual(all)
})

function labelsIn(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, label = '']) => label)
}
