import { afterAll, beforeAll, expect, it } from 'vitest'
import { readInboxQuery, SAVED_VIEWS, type SavedView } from '#domain/inbox/saved-view.ts'
import { STAGES } from '#domain/inbox/stage.ts'
import { countInbox, listConversations } from '#operations/inbox/list-conversations.ts'
import { placeOldLeads } from '#operations/inbox/place-old-leads.ts'
import { reassignOverdue } from '#operations/inbox/reassign-overdue.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { sampleActor, sampleColleagues } from '#operations/inbox/testing.ts'
import { showNotifications } from '#operations/notify/show-notifications.ts'
import { releaseReservation } from '#operations/reservation/manage-reservations.ts'
import { showDesk } from '#operations/reservation/reservation-desk.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { loadMadeInbox } from './made-inbox.ts'

const kim = sampleActor('kim')
const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:30', close: '17:00' }))

/** Shared: the later tests go on where the earlier ones ended. */
let platform: TestPlatform
let made: number
beforeAll(async () => {
  const site = sampleSite({ locations: [sampleLocation({ hours })], reservation: { kind: 'deposit' } })
  const now = new Date('2026-11-23T02:00:00Z')
  platform = await createTestPlatform({ sites: [site], now, colleagues: sampleColleagues([kim, sampleActor('lee')]) })
  await platform.addCars('yard', [
    { stocknum: 'U1', payment_processors: ['stripe'] },
    { stocknum: 'U2', payment_processors: ['stripe'] },
  ])
  made = await loadMadeInbox(platform, platform.site('yard'))
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const page = (view: SavedView) =>
  listConversations(requestBy(platform, site(), kim), readInboxQuery(new URLSearchParams({ view })), 500)

it('INBOX-5 a demonstration dealer has conversations in every saved view and stage, once, and nothing is sent', async () => {
  expect(made).toBeGreaterThan(100)
  expect(await loadMadeInbox(platform, site())).toBe(0)
  expect(await placeOldLeads(platform, ['yard'])).toBe(0)
  expect(await platform.runDeferred()).toBe(0)
  expect(platform.mailer.sent).toEqual([])

  for (const view of Object.keys(SAVED_VIEWS) as SavedView[]) {
    const rows = (await page(view))?.rows ?? []
    expect([view, rows.length > 0]).toEqual([view, true])
  }
  const all = [...((await page('all'))?.rows ?? []), ...((await page('junk'))?.rows ?? [])]
  expect(all).toHaveLength(made)
  expect(new Set(all.map(({ stage }) => stage))).toEqual(new Set(STAGES))
  const shown = await showNotifications(requestBy(platform, site(), kim))
  expect([shown.some(({ isRead }) => isRead), shown.some(({ isRead }) => !isRead)]).toEqual([true, true])
  const counts = await countInbox(requestBy(platform, site(), kim))
  expect(counts?.unassigned).toBeGreaterThan(0)
})

it('INBOX-6 a made conversation shows its enquiry, car, mails and history', async () => {
  const rows = (await page('all'))?.rows ?? []
  const shown = await Promise.all(
    rows.slice(0, 60).map(({ id }) => showConversation(requestBy(platform, site(), kim), id)),
  )
  expect(shown.every((each) => each !== null && each.enquiries.length > 0 && each.history.length > 0)).toBe(true)
  expect(shown.some((each) => each?.enquiries.some(({ carNow }) => carNow !== null))).toBe(true)
  expect(shown.some((each) => (each?.mails.length ?? 0) > 1)).toBe(true)
})

it('INBOX-10 a demonstration dealer has two holds whose deposits can be refunded, and shows their cars as reserved', async () => {
  const finance = sampleStaff(['finance'], { secondFactorAt: platform.clock.now() })
  const { rows, counts } = await showDesk(requestBy(platform, site(), finance), 'held')
  expect([counts.held, counts.expiring, rows.map(({ car }) => car?.reserved)]).toEqual([2, 1, [true, true]])
  const [soon] = rows
  const done = await releaseReservation(requestBy(platform, site(), finance), soon?.reservation.id ?? '', 'no-finance')
  expect(done).toMatchObject({ ok: true, reservation: { state: 'refunded', refund: 'sent' } })
  platform.clock.pass(31 * 60)
  await sweepReservations(platform, ['yard'])
  await platform.runDeferred()
  expect((await showDesk(requestBy(platform, site(), finance), 'refunds')).rows[0]?.reservation).toMatchObject({
    refund: 'sent',
  })
  expect((await showDesk(requestBy(platform, site(), finance), 'held')).rows).toEqual([])
})

it('C-10 a made lead raises no alarm, however long it waits', async () => {
  platform.clock.pass(60 * 24 * 7)
  expect(await reassignOverdue(platform, ['yard'])).toBe(0)
  expect(platform.logged.filter(({ event }) => event === 'lead overdue')).toEqual([])
  expect((await page('overdue'))?.rows.length).toBeGreaterThan(0)
})
