import { afterAll, beforeAll, expect, it } from 'vitest'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { formOf, plain } from '../testing/page-form.ts'
import { createStaffedConsole, type StaffedConsole, TWO_LOCATIONS } from '../testing/staffed-console.ts'
import { around, wrongControls } from '../testing/wrong-controls.ts'

let yard: StaffedConsole
let buyers = 0

beforeAll(async () => {
  const delivery = { textSender: { from: '+61491570006' } }
  const rival = sampleSite({ slug: 'rival', id: 'site-2' })
  yard = await createStaffedConsole({ sites: [sampleSite({ ...TWO_LOCATIONS, delivery }), rival] })
  await yard.member('kim', ['manager'])
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

const MAIL = { subject: 'Your HiLux', text: 'It is here.' }
const LOST = { stage: 'lost', reason: 'Price', other: 'Bought a boat' }
const JUNK = { stage: 'junk', reason: 'Spam', other: 'A robot' }
const CALL = { outcome: 'no-answer', text: 'Rings back' }

it.each<[path: string, name: string, value: string, words: string, others?: Readonly<Record<string, string>>]>([
  ['reply', 'text', '', 'Write something to the buyer first.', MAIL],
  ['reply', 'text', 'x'.repeat(20_001), 'Use at most 20,000 characters for the message.', MAIL],
  ['reply', 'text', 'Hi {nobody}', 'A variable in braces has no value here.', MAIL],
  ['reply', 'subject', 'x'.repeat(201), 'Use at most 200 characters for the subject.', MAIL],
  ['reply', 'subject', '{nobody}', 'A variable in braces has no value here.', MAIL],
  ['reply', 'stock', 'none', 'No car for sale has the stock number or plate ‘none’.', MAIL],
  ['text', 'text', '', 'Write something to the buyer first.'],
  ['text', 'text', 'x'.repeat(2_000), 'That is more than 6 messages. Write a mail instead.'],
  ['text', 'text', 'Hi {nobody}', 'A variable in braces has no value here.'],
  ['note', 'text', '', 'Write something in the note.'],
  ['note', 'text', 'x'.repeat(5_001), 'Use at most 5,000 characters for the note.'],
  ['call', 'text', 'x'.repeat(5_001), 'Use at most 5,000 characters for the note.', CALL],
  ['call', 'outcome', 'sang', 'Choose how it ended.', CALL],
  ['stage', 'reason', '', 'Say why: choose a reason.', LOST],
  ['stage', 'reason', 'No reason of the list', 'This reason is no longer in the list: choose another one.', LOST],
  ['stage', 'other', 'x'.repeat(201), 'Use at most 200 characters', LOST],
  ['stage', 'other', 'x'.repeat(201), 'Use at most 200 characters', JUNK],
  ['assign', 'person', 'nobody-here', 'This person may not answer the lead.'],
  ['next', 'text', 'x'.repeat(201), 'Use at most 200 characters for the next step.', { on: '2036-12-01' }],
])('STAFF-10 %s: a wrong %s is refused at its field, and all that was typed stays', async (...row) => {
  const [path, name, value, words, others = {}] = row
  const { conversationId: id } = await lead()
  const action = `/leads/${id}/${path}`
  const having = others['stage'] ? `value="${others['stage']}"` : ''
  const events = async () => (await yard.platform.storage.forSite(site()).inbox.events.of(id)).map(({ kind }) => kind)
  const before = await events()
  const page = (await yard.get('kim', `/leads/${id}`)).text
  const typed = Object.entries({ ...others, [name]: value })
  const sent = typed.reduce((form, [each, text]) => form.typed(each, text), formOf(page, action, having)).sent()
  const answer = await yard.post('kim', action, [...sent])
  expect(answer.status).toBe(409)
  const [top = ''] = around(answer.text, action, having)
  if (path !== 'assign') expect(top.match(/<details[^>]*>/g)?.at(-1)).toContain('open=""')
  const wrong = wrongControls(answer.text, action, having)
  expect(wrong).toEqual([{ name, hasFocus: true, says: expect.stringContaining(words) }])
  // A list shows what it has.
  const kept = typed.filter(([each]) => each !== name || !LISTS.includes(name))
  const again = formOf(answer.text, action, having)
  expect(kept.map(([each]) => [each, again.value(each)])).toEqual(kept)
  expect(await events()).toEqual(before)
})

const LISTS = ['outcome', 'reason', 'person']
