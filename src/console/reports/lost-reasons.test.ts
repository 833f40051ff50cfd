import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage } from '#operations/inbox/set-stage.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { formOf, plain } from '../testing/page-form.ts'
import { AT_SECOND, createStaffedConsole, type StaffedConsole, TWO_LOCATIONS } from '../testing/staffed-console.ts'

const DAY = 86_400_000
const OWN = ['Price', 'Waits for the new model', 'Another reason']
let yard: StaffedConsole

beforeAll(async () => {
  const { leads } = sampleSite()
  const site = sampleSite({ ...TWO_LOCATIONS, leads: { ...leads, lostReasons: OWN } })
  yard = await createStaffedConsole({ sites: [site, sampleSite({ slug: 'rival', id: 'site-2' })] })
  await yard.member('kim', ['sales'])
  await yard.member('max', ['manager'])
  await yard.member('lee', ['manager'], AT_SECOND)
})
afterAll(() => yard.close())

const site = () => yard.platform.site('yard')
const stored = () => yard.platform.storage.forSite(site())
let buyers = 0

async function lead(location_id = 'l1'): Promise<string> {
  buyers += 1
  const buyer = { email: `lost${buyers}@mail.example`, phone: `04129010${10 + buyers}`, location_id }
  return (await enquire(requestOn(yard.platform, site()), buyer)).conversationId
}

/** Sends the form of the lead’s page that says 'Lost'. */
async function lose(id: string, typed: Readonly<Record<string, string>>) {
  const { text } = await yard.get('kim', `/leads/${id}`)
  const form = Object.entries(typed).reduce(
    (all, [field, value]) => all.typed(field, value),
    formOf(text, `/leads/${id}/stage`, 'value="lost"'),
  )
  return yard.post('kim', `/leads/${id}/stage`, Object.fromEntries(form.sent()))
}

/** A lead that was lost some days ago, by words that no list has now. */
async function lostBefore(id: string, reason: string, days: number): Promise<void> {
  const at = new Date(yard.platform.clock.now().getTime() - days * DAY)
  const { inbox, transaction } = stored()
  await transaction(async (within) => {
    await inbox.conversations.setStage(id, { stage: 'lost', reason }, at, within)
    const data = { from: 'new', to: 'lost', reason, reopens: false }
    await inbox.events.add(id, [{ kind: 'stage', at, by: null, data }], within)
  })
}

const rowsOf = (csv: string) => csv.trim().split(/\r?\n/)
const report = async (name: string, query = '') =>
  rowsOf((await yard.get(name, `/reports.csv?section=lost${query}`)).text)

describe('SALES-10 why a lead is lost', () => {
  it('SALES-10 the form offers the site’s own list, and what else there is to say shows in the conversation', async () => {
    const id = await lead()
    const { text } = await yard.get('kim', `/leads/${id}`)
    for (const reason of OWN) expect(text).toContain(`<option value="${reason}"`)
    expect(text).not.toContain('<option value="Bought elsewhere"')
    expect((await lose(id, { reason: 'Waits for the new model', other: 'Rings in March' })).status).toBe(303)
    expect(await stored().inbox.conversations.find(id)).toMatchObject({ stage: 'lost', reason: OWN[1] })
    expect(plain((await yard.get('kim', `/leads/${id}`)).text)).toContain(
      'Name of kim moved it to Lost: Waits for the new model. Rings in March',
    )
  })

  it('SALES-10 a reason that is not in the list is refused, and nothing of the lead changes', async () => {
    const id = await lead()
    const form = { stage: 'lost', other: 'Bought a boat' }
    for (const [sent, said] of [
      [{ ...form, reason: 'Bought elsewhere' }, 'This reason is no longer in the list'],
      [form, 'Say why: choose a reason.'],
    ] as const) {
      const refused = await yard.post('kim', `/leads/${id}/stage`, sent)
      expect([refused.status, plain(refused.text)]).toEqual([409, expect.stringContaining(said)])
    }
    expect(await stored().inbox.conversations.find(id)).toMatchObject({ stage: 'new', reason: null })
  })

  it('SALES-10 a wrong reason is corrected without reopening the lead, counts on the day it was lost, and can be undone', async () => {
    const id = await lead('l2')
    await lostBefore(id, 'Price', 35)
    const { text } = await yard.get('max', `/leads/${id}`)
    expect(plain(text)).toContain('More about it (optional)')
    const form = formOf(text, `/leads/${id}/stage`, 'value="lost"').typed('reason', OWN[2] ?? '')
    const done = await yard.post('max', `/leads/${id}/stage`, Object.fromEntries(form.sent()))
    expect(await stored().inbox.conversations.find(id)).toMatchObject({ stage: 'lost', reason: OWN[2], isOpen: false })
    const page = (await yard.get('max', done.to ?? '')).text
    expect(plain(page)).toContain('The reason is now: Another reason.')
    expect(plain(page)).toContain('Name of max corrected the reason: Another reason')
    expect(await report('lee')).toContain('Another reason,0,1')
    const undo = /action="(\/leads\/undo\/[\w-]+)"/.exec(page)?.[1] ?? ''
    expect((await yard.post('max', undo, { id })).status).toBe(303)
    expect(await stored().inbox.conversations.find(id)).toMatchObject({ stage: 'lost', reason: 'Price' })
    await setStage(requestBy(yard.platform, site(), sampleStaff(['owner'])), id, { stage: 'won', reason: null })
  })

  it('SALES-10 INBOX-14 the report counts reasons beside the period before, and old ones keep their words', async () => {
    const [now, taken, old, older, south] = [await lead(), await lead(), await lead(), await lead(), await lead('l2')]
    await lose(now, { reason: 'Price' })
    await lose(taken, { reason: 'Price' })
    await setStage(requestBy(yard.platform, site(), sampleStaff(['owner'])), taken, { stage: 'won', reason: null })
    await lostBefore(old, 'Price', 35)
    await lostBefore(older, 'Moved to Perth', 40)
    await lostBefore(south, 'Moved to Perth', 3)
    const [head, ...rows] = await report('max')
    expect(head).toBe('Reason,Lost,Period before')
    expect(rows).toContain('Price,1,1')
    expect(rows).toContain('Moved to Perth,1,1')
    // STAFF-3: a person who works at one location counts its leads alone.
    expect(await report('lee')).toEqual([head, 'Moved to Perth,1,0'])
    const page = plain((await yard.get('max', '/reports')).text)
    for (const said of ['Why leads were lost', '1 · 1 before']) expect(page).toContain(said)
    expect(plain((await yard.get('kim', `/leads/${older}`)).text)).toContain('Lost: Moved to Perth')
  })
})
