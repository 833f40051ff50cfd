import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lead, member, provenNow } from './testing/desk-acts.ts'
import { type Answer, type TwoPeople, twoPeople } from './testing/two-people.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())
beforeEach(() => both.platform.clock.pass(1))

const storage = () => both.platform.storage.forSite(both.platform.site('yard'))
const talk = (page: string) => storage().inbox.conversations.find(page.split('/').at(-1) ?? '')
const fields = (values: Readonly<Record<string, string>>) => new URLSearchParams(values)
/** The address of the page's first undo that begins so; null: it offers none. */
const undoOf = ({ html }: Answer, start: string) => {
  const undos = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('"undo"'))
  return undos.map((tag) => /action="([^"]*)"/.exec(tag)?.[1] ?? '').find((each) => each.startsWith(start)) ?? null
}
const at = (page: string) => fields({ id: page.split('/').at(-1) ?? '' })

describe('STAFF-12 undo within the hour', () => {
  it('STAFF-12 gives a lead back to its owner from the history, for an hour and no longer', async () => {
    const { ann, platform } = both
    const page = await lead(both)
    await ann.send(`${page}/assign`, fields({ person: ann.id }))
    await ann.send(`${page}/assign`, fields({ person: both.ben.id }))
    platform.clock.pass(58)
    const shown = await ann.open(page)
    expect(shown.html).toMatch(/Undo until \d+:\d\d [ap]m/)
    const done = await ann.send(undoOf(shown, '/leads/undo/') ?? '', at(page))
    const after = await ann.open(done.to ?? '')
    for (const said of ['Undone.', 'Ann Ng took that back: Ann Ng again']) expect(after.html).toContain(said)
    expect((await talk(page))?.assignee).toBe(ann.id)

    const second = await ann.send(`${page}/assign`, fields({ person: '' }))
    const undo = undoOf(await ann.open(second.to ?? ''), '/leads/undo/') ?? ''
    platform.clock.pass(61)
    expect(undoOf(await ann.open(page), '/leads/undo/')).toBeNull()
    expect((await ann.open((await ann.send(undo, at(page))).to ?? '')).html).toContain(
      'Not undone: an hour has passed.',
    )
    expect((await talk(page))?.assignee).toBeNull()
  })

  it('STAFF-12 takes an assignment of several leads back by one press, but not where a colleague chose since', async () => {
    const { ann, ben } = both
    const pages = [await lead(both), await lead(both), await lead(both)]
    const sent = fields({ person: ben.id })
    for (const page of pages) sent.append('id', page.split('/').at(-1) ?? '')
    const list = await ann.open((await ann.send('/leads/assign', sent)).to ?? '')
    expect(list.html).toContain('3 leads are assigned.')
    await ben.send(`${pages[2]}/assign`, fields({ person: ann.id }))
    const done = await ann.send(undoOf(list, '/leads/undo/') ?? '', fields({}))
    expect((await ann.open(done.to ?? '')).html).toContain('Undone. One changed since, and stays as it is.')
    const owners = await Promise.all(pages.map(async (page) => (await talk(page))?.assignee))
    expect(owners).toEqual([null, null, ann.id])
  })

  it('CR-C10 STAFF-12 makes a lead new again with the clock that it had, and its enquiry waits again', async () => {
    const { ann } = both
    const page = await lead(both)
    const before = await talk(page)
    both.platform.clock.pass(3)
    const moved = await ann.send(`${page}/stage`, fields({ stage: 'junk', reason: 'Spam' }))
    expect((await talk(page))?.clock).toBeNull()
    const notice = await ann.open(moved.to ?? '')
    expect(notice.html).toContain('Moved to Junk from New.')
    await ann.send(undoOf(notice, '/leads/undo/') ?? '', at(page))
    const after = await talk(page)
    expect([after?.stage, after?.reason, after?.clock]).toEqual(['new', null, before?.clock])
    expect(before?.clock?.since).toBeInstanceOf(Date)
    const answered = 'select answered_at, response_minutes from leads where conversation_id = $1'
    const { rows } = await both.platform.storage.rawDatabase().executeSql(answered, [page.split('/').at(-1)])
    expect(rows).toEqual([{ answered_at: null, response_minutes: null }])
  })

  it('CR-C10 keeps a lead that was answered after its stage changed', async () => {
    const { ann } = both
    const page = await lead(both)
    const moved = await ann.send(`${page}/stage`, fields({ stage: 'negotiating' }))
    const undo = undoOf(await ann.open(moved.to ?? ''), '/leads/undo/') ?? ''
    await ann.send(`${page}/call`, fields({ outcome: 'reached' }))
    expect(undoOf(await ann.open(page), '/leads/undo/')).toBeNull()
    await ann.send(undo, at(page))
    expect(await talk(page)).toMatchObject({ stage: 'negotiating', clock: null })
  })

  it('STAFF-12 removes a rule of lead routing without a question and puts it back in its place', async () => {
    const { ann, platform } = both
    for (const name of ['Utes', 'Trucks', 'Vans'])
      await ann.send('/site/assignment', fields({ name, to: `person ${ann.id}` }))
    const rules = await storage().inbox.assignment.rules()
    const trucks = rules.find(({ name }) => name === 'Trucks')?.id ?? ''
    const removed = await ann.send(`/site/assignment/${trucks}/step`, fields({ do: 'remove' }))
    const page = await ann.open(removed.to ?? '')
    expect(page.html).toMatch(/Ann Ng removed the rule ‘Trucks’\.[\s\S]*Undo until \d+:\d\d [ap]m/)
    platform.clock.pass(59)
    await ann.send(undoOf(await ann.open('/site/assignment'), '/site/assignment/') ?? '', fields({ do: 'put-back' }))
    expect(await storage().inbox.assignment.rules()).toEqual(rules)
    expect((await ann.open('/site/assignment')).html).not.toContain('removed the rule')
    await ann.send(`/site/assignment/${trucks}/step`, fields({ do: 'remove' }))
    platform.clock.pass(61)
    expect((await ann.open('/site/assignment')).html).not.toContain('removed the rule')
    const late = await ann.send(`/site/assignment/${trucks}/step`, fields({ do: 'put-back' }))
    expect(late.html).toContain('This rule was removed before.')
  })

  it('STAFF-12 makes a deactivated person a member again, with the leads that nobody took', async () => {
    const { ann, platform } = both
    const eve = await member(both, 'Eve')
    const pages = [await lead(both), await lead(both)]
    for (const page of pages) await ann.send(`${page}/assign`, fields({ person: eve }))
    await provenNow(platform)
    const asks = await ann.open(`/staff/members/${eve}/deactivate`)
    expect(asks.html).toMatch(/2 open leads will be unassigned\.[\s\S]*You can undo it for an hour/)
    await ann.send(`/staff/members/${eve}/deactivate`, fields({}))
    await ann.send(`${pages[0]}/assign`, fields({ person: ann.id }))
    platform.clock.pass(50)
    await provenNow(platform)
    const staff = await ann.open('/staff')
    expect(staff.html).toMatch(/Undo until \d+:\d\d [ap]m/)
    const done = await ann.send(undoOf(staff, '/staff/members/') ?? '', fields({}))
    expect((await ann.open(done.to ?? '')).html).toContain('Undone. They work here again')
    expect(await storage().members.find(eve)).toMatchObject({ deactivatedAt: null, roles: ['sales'] })
    expect([(await talk(pages[0] ?? ''))?.assignee, (await talk(pages[1] ?? ''))?.assignee]).toEqual([ann.id, eve])
  })
})
