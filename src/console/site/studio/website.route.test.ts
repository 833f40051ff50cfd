import { afterAll, beforeAll, expect, it } from 'vitest'
import { OUTLINE_PARTS } from '#site/controls/outline.ts'
import { createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'

let staffed: StaffedConsole
beforeAll(async () => {
  staffed = await createStaffedConsole()
  await staffed.member('cass', ['content'])
  await staffed.member('sam', ['sales'])
})
afterAll(() => staffed.close())

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

it('STUDIO-1 who edits content finds an option by any of its words, and the link leads to it', async () => {
  const { text } = await staffed.get('cass', '/website?q=special%20days')
  expect(plain(text)).toContain('Locations and hours: Special days')
  const href = /href="(\/website\/parts\/locations#[\w-]+)"/.exec(text)?.[1] ?? ''
  const part = await staffed.get('cass', href.split('#')[0] ?? '')
  expect(part.text).toContain(`id="${href.split('#')[1]}"`)
})

it('STUDIO-1 each part of the outline opens, and says the values that hold with their defaults', async () => {
  for (const { id, label } of OUTLINE_PARTS) {
    const { status, text } = await staffed.get('cass', `/website/parts/${id}`)
    expect([id, status]).toEqual([id, 200])
    expect([id, plain(text)]).toEqual([id, expect.stringContaining(label)])
  }
  const { text } = await staffed.get('cass', '/website/parts/search')
  expect(plain(text)).toContain('How many days a sold car stays listed; 0 drops it at once.')
  expect(plain(text)).toContain('Default: 3.')
})

it('STUDIO-7 who has no right to the website does not see it', async () => {
  expect((await staffed.get('sam', '/website')).status).toBe(403)
  expect((await staffed.get('sam', '/')).text).not.toContain('href="/website"')
})
