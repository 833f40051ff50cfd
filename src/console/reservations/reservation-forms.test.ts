import { afterAll, beforeAll, expect, it } from 'vitest'
import { provenNow, reservation } from '../testing/desk-acts.ts'
import { race } from '../testing/race.ts'
import { type TwoPeople, twoPeople } from '../testing/two-people.ts'
import { wrongControls } from '../testing/wrong-controls.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

const stored = async (page: string) => {
  const { heldUntil, state, refund } =
    (await both.platform.storage.forSite({ slug: 'yard' }).reservations.find(page.split('/').at(-1) ?? '')) ?? {}
  return { heldUntil, state, refund }
}

it.each<[act: string, name: string, sent: Readonly<Record<string, string>>, top: string, says: string]>([
  ['extend', 'hours', { hours: '1000' }, 'Nothing is saved yet', 'Choose how long the hold goes on.'],
  ['extend', 'hours', {}, 'Nothing is saved yet', 'Choose how long the hold goes on.'],
  ['refund', 'reason', { reason: '' }, 'Nothing is refunded yet', 'Choose why the deposit is refunded.'],
  ['refund', 'reason', { reason: 'toString' }, 'Nothing is refunded yet', 'Choose why the deposit is refunded.'],
])('STAFF-10 INBOX-10 %s: a wrong %s of %o is refused at its field', async (...row) => {
  const [act, name, sent, top, says] = row
  const page = await reservation(both)
  await provenNow(both.platform)
  const before = await stored(page)
  const answer = await both.ann.send(`${page}/${act}`, new URLSearchParams(sent))
  expect(answer.status).toBe(409)
  expect(wrongControls(answer.html, `${page}/${act}`)).toEqual([{ name, hasFocus: true, says }])
  expect(answer.html).toContain(`${top}: one field needs a correction.`)
  expect(await stored(page)).toEqual(before)
})

it('STAFF-10 STAFF-11 a longer hold that a colleague was first with keeps what was chosen', async () => {
  const page = await reservation(both)
  const sent = { anns: { values: { hours: '72' } }, bens: { values: { hours: '24' } } }
  const { second } = await race(both, { page, action: `${page}/extend`, ...sent })
  expect([second.status, second.form(`${page}/extend`).value('hours')]).toEqual([409, '72'])
})
