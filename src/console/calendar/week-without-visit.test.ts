import { afterAll, beforeAll, expect, it } from 'vitest'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { plain } from '../testing/page-form.ts'
import { AT_SECOND, createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  // Saturday, 28 November 2026, 9 in the morning in Brisbane.
  yard.platform.clock.moveTo(new Date('2026-11-27T23:00:00Z'))
  await yard.member('kim', ['sales'])
  await yard.member('lou', ['sales'], AT_SECOND)
}, 120_000)
afterAll(() => yard.close())

const site = () => yard.platform.site('yard')
const calendar = async (name: string, query = '') => plain((await yard.get(name, `/calendar${query}`)).text)

async function book(id: string, start: string): Promise<void> {
  const { leadId } = await enquire(requestOn(yard.platform, site()), { location_id: 'l1' })
  const { appointments, transaction } = yard.platform.storage.forSite(site())
  const booking = { id, locationId: 'l1', start: new Date(start), leadId, kind: 'drive', atOnce: 1 } as const
  await transaction((within) => appointments.book(booking, within))
}

it('INBOX-9 a week without a visit says when the next one is and leads to its week, and nothing while none is booked', async () => {
  expect(await calendar('kim')).not.toContain('No visits')
  await book('monday', '2026-11-30T10:00+10:00')
  const next = 'The next is on <a href="/calendar?week=2026-11-30"><time dateTime="2026-11-30T10:00:00+10:00">'
  const said = `${next}Monday 30 November at 10:00 am</time></a>.`
  expect(await calendar('kim')).toContain(`No visits this week. ${said}`)
  expect(await calendar('kim', '?week=2026-11-16')).toContain(`No visits in this week. ${said}`)
  expect(await calendar('kim', '?week=2026-11-30')).not.toContain('No visits')
  expect(await calendar('kim', '?week=2026-12-07')).not.toContain('No visits')
})

it('INBOX-9 the next visit is one of the chosen location and of the person’s scope', async () => {
  expect(await calendar('kim', '?location=l1')).toContain(
    'The next is on <a href="/calendar?week=2026-11-30&location=l1">',
  )
  expect(await calendar('kim', '?location=l2')).not.toContain('No visits')
  expect(await calendar('lou')).not.toContain('No visits')
})
