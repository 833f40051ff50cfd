import { afterAll, beforeAll, expect, it } from 'vitest'
import { plain } from '../testing/page-form.ts'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['sales'])
})
afterAll(() => yard.close())

it('SALES-1 INBOX-9 on a site without leads a new appointment says that nobody has enquired, and adds the person', async () => {
  const { text } = await yard.get('kim', '/calendar/new')
  expect(plain(text)).toContain('Nobody has enquired yet.')
  expect(plain(text)).not.toContain('No match.')
  expect(text).toContain('href="/leads/new">Add this person')
  const searched = await yard.get('kim', '/calendar/new?words=Jo')
  expect(plain(searched.text)).toContain('No match.')
})
