import { afterEach, describe, expect, it } from 'vitest'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { openDatabase } from '../database/database.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Storage } from '../storage.ts'
import { freshPostgres, openTestStorage, TEST_DATABASES } from '../testing.ts'
import type { NewLead } from './leads.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function sites(): Promise<readonly [SiteStorage, SiteStorage]> {
    const storage = await openTestStorage(database)
    open.push(storage)
    return [storage.forSite({ slug: 'a' }), storage.forSite({ slug: 'b' })]
  }

  it('FORM-13 a repeated submission is one lead, even concurrently', async () => {
    const [site] = await sites()
    const add = () => site.transaction((within) => site.leads.add(LEAD, [MAIL], within))
    const added = await Promise.all([add(), add(), add()])
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(new Set(added.map(({ deliveryIds }) => deliveryIds.join())).size).toBe(1)
    expect(await site.leads.list({})).toHaveLength(1)
  })

  it('SITE-1 the same submission id on another site is another lead, and neither site sees the other’s', async () => {
    const [a, b] = await sites()
    const first = await a.transaction((within) => a.leads.add(LEAD, [MAIL], within))
    expect(await b.leads.find(first.id)).toBeNull()
    expect(await b.leads.deliveries(first.id)).toEqual([])
    expect(await b.leads.delivery(first.deliveryIds[0] ?? '')).toBeNull()
    expect((await b.transaction((within) => b.leads.add(LEAD, [], within))).isNew).toBe(true)
  })

  it('FORM-13 a rollback removes the lead and its deliveries', async () => {
    const [site] = await sites()
    const failed = site.transaction(async (within) => {
      await site.leads.add(LEAD, [MAIL], within)
      throw new Error('changed its mind')
    })
    await expect(failed).rejects.toThrow('changed its mind')
    expect(await site.leads.list({})).toEqual([])
    expect(await site.leads.dueDeliveries(new Date('2100-01-01'), 10)).toEqual([])
  })

  it('FIELD-1 records each attempt; a failed delivery is due again, a sent or dead one is not', async () => {
    const [site] = await sites()
    const { id, deliveryIds } = await site.transaction((within) =>
      site.leads.add(LEAD, [MAIL, { ...MAIL, destination: 'two@dealer.example' }], within),
    )
    const [first = '', second = ''] = deliveryIds
    expect((await site.leads.dueDeliveries(AT, 10)).map((due) => due.id).toSorted()).toEqual([first, second].toSorted())
    await site.leads.recordAttempt({
      deliveryId: first,
      at: AT,
      outcome: 'failed',
      error: 'no answer',
      nextAttemptAt: LATER,
      final: false,
    })
    await site.leads.recordAttempt({
      deliveryId: second,
      at: AT,
      outcome: 'failed',
      error: 'refused',
      nextAttemptAt: null,
      final: true,
    })
    expect(await site.leads.dueDeliveries(AT, 10)).toEqual([])
    expect((await site.leads.dueDeliveries(LATER, 10)).map((due) => due.id)).toEqual([first])
    await site.leads.recordAttempt({
      deliveryId: first,
      at: LATER,
      outcome: 'sent',
      error: null,
      nextAttemptAt: null,
      final: false,
    })
    expect(await site.leads.deliveries(id)).toMatchObject([
      { state: 'sent', attempts: 2, nextAttemptAt: null },
      { state: 'dead', attempts: 1 },
    ])
    const { lead_attempts } = await site.people.find({ email: LEAD.payload.email, phone: null })
    expect(lead_attempts.filter(({ delivery_id }) => delivery_id === first)).toMatchObject([
      { number: 1, outcome: 'failed', error: 'no answer' },
      { number: 2, outcome: 'sent' },
    ])
    expect(await site.transaction((within) => site.leads.retry(first, LATER, within))).toBeNull()
    expect(await site.transaction((within) => site.leads.retry(second, LATER, within))).toMatchObject({
      state: 'pending',
    })
  })

  it('lists by state, day and location, newest first', async () => {
    const [site] = await sites()
    await site.transaction(async (within) => {
      await site.leads.add(LEAD, [MAIL], within)
      await site.leads.add({ ...LEAD, submissionId: '2', locationId: 'north', createdAt: LATER }, [], within)
    })
    const listed = async (filter: Parameters<SiteStorage['leads']['list']>[0]) =>
      (await site.leads.list(filter)).map(({ submissionId }) => submissionId)
    expect(await listed({})).toEqual(['2', '1'])
    expect(await listed({ limit: 1 })).toEqual(['2'])
    expect(await listed({ state: 'pending' })).toEqual(['1'])
    expect(await listed({ from: LATER })).toEqual(['2'])
    expect(await listed({ to: LATER })).toEqual(['1'])
    expect(await listed({ location: 'north' })).toEqual(['2'])
  })
})

it('FORM-13 two processes on one Postgres make one lead and one booking of the same submission', async () => {
  const databaseUrl = await freshPostgres()
  for (let process = 0; process < 2; process += 1) open.push(await openDatabase({ databaseUrl }))
  const both = open.slice(-2).map((storage) => storage.forSite({ slug: 'a' }))
  const added = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const { leads, transaction } = both[turn % 2] as SiteStorage
      return transaction((within) => leads.add(LEAD, [MAIL], within))
    }),
  )
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
  const [{ id } = { id: '' }] = added
  expect(new Set(added.map((each) => each.id)).size).toBe(1)
  const booked = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const { appointments, transaction } = both[turn % 2] as SiteStorage
      return transaction((within) =>
        appointments.book({ id, locationId: 'l1', start: LATER, leadId: id, kind: 'drive', atOnce: 1 }, within),
      )
    }),
  )
  expect(booked.filter(Boolean)).toHaveLength(1)
})

const AT = new Date('2026-03-01T00:00:00.000Z')
const LATER = new Date('2026-03-01T00:10:00.000Z')
const MAIL = { kind: 'mail', destination: 'sales@dealer.example' } as const
const LEAD: NewLead = {
  submissionId: '1',
  category: 'Vehicle Enquiry',
  subcategory: null,
  locationId: null,
  carId: null,
  // Storage does not look into payloads.
  payload: { name: 'Kim', email: 'kim@mail.example' } as LeadPayload,
  consent: null,
  createdAt: AT,
}
