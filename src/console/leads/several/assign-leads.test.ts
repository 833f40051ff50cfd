import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { formOf, plain } from '../../testing/page-form.ts'
import { AT_SECOND, createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'
import { wrongControls } from '../../testing/wrong-controls.ts'

let yard: StaffedConsole
let buyers = 0

beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['manager'])
  await yard.member('lee', ['sales'], AT_SECOND)
  await yard.member('ria', ['read-only'])
})
afterAll(() => yard.close())

const ACTION = '/leads/assign'
const site = () => yard.platform.site('yard')

async function lead(location_id = 'l1') {
  buyers += 1
  const buyer = { email: `several${buyers}@mail.example`, phone: `0412 906 ${100 + buyers}`, location_id }
  return (await enquire(requestOn(yard.platform, site()), buyer)).conversationId
}

/** Kim ticks the leads in the list and chooses a person. */
async function give(chosen: readonly string[], person: string) {
  const fields = formOf((await yard.get('kim', '/leads')).text, ACTION).typed('person', person).fields
  const answer = await yard.post(
    'kim',
    ACTION,
    [...fields, ...chosen.map((id) => ['id', id])].map((each) => [...each]),
  )
  const again = () => formOf(answer.text, ACTION).fields
  const ticked = () => again().flatMap(([name, value]) => (name === 'id' ? [value] : []))
  return { ...answer, page: plain(answer.text), wrong: () => wrongControls(answer.text, ACTION), ticked }
}

const owners = async (ids: readonly string[]) => {
  const { conversations } = yard.platform.storage.forSite(site()).inbox
  return Promise.all(ids.map(async (id) => (await conversations.find(id))?.assignee))
}

describe('STAFF-10 INBOX-4 several leads for one person', () => {
  it('without a person: said at the field, and the ticks stay', async () => {
    const ids = [await lead(), await lead()]
    const answer = await give(ids, '')
    expect(answer.status).toBe(409)
    expect(answer.page).toContain('Nothing is assigned yet: one field needs a correction.')
    expect(answer.wrong()).toEqual([{ name: 'person', hasFocus: true, says: 'Choose who gets them.' }])
    expect(answer.ticked().toSorted()).toEqual(ids.toSorted())
    expect(await owners(ids)).toEqual([null, null])
  })

  it('without leads: said at the first box, and the person stays', async () => {
    await lead()
    const answer = await give([], yard.id('kim'))
    expect(answer.status).toBe(409)
    expect(answer.wrong()).toEqual([{ name: 'id', hasFocus: true, says: 'Choose the leads first.' }])
    expect(formOf(answer.text, ACTION).value('person')).toBe(yard.id('kim'))
  })

  it('more than a page of the list: none is assigned, rather than the first ones', async () => {
    const id = await lead()
    const answer = await give([id, ...Array.from({ length: 50 }, (_, at) => `lead-${at}`)], yard.id('kim'))
    expect([answer.status, answer.wrong()]).toEqual([
      409,
      [{ name: 'id', hasFocus: true, says: 'Choose at most 50 leads at once.' }],
    ])
    expect(await owners([id])).toEqual([null])
  })

  it.each([
    ['ria', 'Name of ria can’t answer these leads.'],
    ['nobody-here', 'This person does not work here.'],
  ])('CR-B8 %s gets none: the field says why, and the ticks stay', async (name, says) => {
    const id = await lead()
    const answer = await give([id], yard.id(name) || name)
    expect([answer.status, answer.wrong()]).toEqual([409, [{ name: 'person', hasFocus: true, says }]])
    expect(answer.ticked()).toEqual([id])
    expect(await owners([id])).toEqual([null])
  })

  it('CR-B8 who may answer one of them gets that one, and the page says so', async () => {
    const ids = [await lead('l1'), await lead('l2'), await lead('l1')]
    const answer = await give(ids, yard.id('lee'))
    const says = 'Name of lee can’t answer 2 of these leads.'
    expect([answer.status, answer.wrong()]).toEqual([409, [{ name: 'person', hasFocus: true, says }]])
    expect(answer.page).toContain('One lead is assigned. 2 are not.')
    expect(await owners(ids)).toEqual([null, yard.id('lee'), null])
  })
})
