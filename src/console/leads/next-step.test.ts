import { afterAll, beforeAll, expect, it } from 'vitest'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { formOf, plain } from '../testing/page-form.ts'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
let buyers = 0

beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['sales'])
})
afterAll(() => yard.close())

const site = () => yard.platform.site('yard')
const page = async (id: string) => plain((await yard.get('kim', `/leads/${id}`)).text)

function lead() {
  buyers += 1
  const buyer = { email: `next${buyers}@mail.example`, phone: `0412 905 ${100 + buyers}`, location_id: 'l1' }
  return enquire(requestOn(yard.platform, site()), buyer)
}

it('SALES-4 an open lead without a next step says so, until one is planned', async () => {
  const { conversationId: id } = await lead()
  expect(await page(id)).toContain('No next step')
  const form = formOf((await yard.get('kim', `/leads/${id}`)).text, `/leads/${id}/next`)
  await yard.post('kim', `/leads/${id}/next`, [...form.typed('text', 'Send the offer').sent()])
  expect(await page(id)).not.toContain('No next step')
})

it('SALES-4 CR-B6 a booked time is a next step, until it has passed or is cancelled', async () => {
  const { conversationId: id, leadId } = await lead()
  const { appointments, transaction } = yard.platform.storage.forSite(site())
  const start = new Date(yard.platform.clock.now().getTime() + 3 * 3_600_000)
  const booking = { id: 'booked-by-kim', locationId: 'l1', start, leadId, kind: 'drive', atOnce: 1 } as const
  await transaction((within) => appointments.book(booking, within))
  const said = await page(id)
  expect(said).toContain('<a href="/calendar/booked-by-kim">Test drive</a>')
  expect(said).not.toContain('No next step')
  await transaction((within) => appointments.cancel('booked-by-kim', within))
  expect(await page(id)).toContain('No next step')
  await transaction((within) => appointments.book({ ...booking, id: 'booked-again' }, within))
  yard.platform.clock.pass(4 * 60)
  expect(await page(id)).toContain('No next step')
})

it('SALES-4 a lead that has ended needs none', async () => {
  const { conversationId: id } = await lead()
  await yard.post('kim', `/leads/${id}/stage`, { stage: 'lost', reason: 'Price' })
  expect(await page(id)).not.toContain('No next step')
})
