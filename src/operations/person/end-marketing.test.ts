import { afterEach, beforeEach, expect, it } from 'vitest'
import { buyerToken } from '../buyer-link.ts'
import { listLeads } from '../lead/list-leads.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { endMarketing, showMarketing } from './end-marketing.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform({ sites: [sampleSite(), sampleSite({ slug: 'other', id: 'site-2' })] })
})
afterEach(() => platform.close())

/** The token of the link that the buyer's mail has. */
async function submit(email: string, optIn = 'on'): Promise<string> {
  const form = { name: 'Jo', last_name: 'Nguyen', email, phone: '0412345678', postcode: '4000', message: 'Hi' }
  const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }
  const answer = await submitLead(requestOn(platform, platform.site('yard')), { ...form, opt_in: optIn }, visit)
  return answer.ok ? buyerToken(platform, platform.site('yard'), 'unsubscribe', answer.leadId) : ''
}

async function mayBeWrittenTo(): Promise<readonly boolean[]> {
  return (await listLeads(requestOn(platform, platform.site('yard')), {})).map((listed) => listed.mayBeWrittenTo)
}

it('LAW-4 an unsubscribe link ends messages to its address for all leads, ignoring case', async () => {
  const site = platform.site('yard')
  const first = await submit('jo@mail.example')
  await submit('Jo@Mail.example')
  expect(await mayBeWrittenTo()).toEqual([true, true])
  platform.clock.pass(1)
  expect(await showMarketing(requestOn(platform, site), first)).toEqual({ email: 'j•••@mail.example', ended: false })
  expect(await endMarketing(requestOn(platform, site), first)).toEqual({ email: 'j•••@mail.example', ended: true })
  expect(await showMarketing(requestOn(platform, site), first)).toMatchObject({ ended: true })
  expect(await mayBeWrittenTo()).toEqual([false, false])
})

it('LAW-4 agreeing again later allows messages again', async () => {
  await endMarketing(requestOn(platform, platform.site('yard')), await submit('jo@mail.example'))
  platform.clock.pass(1)
  await submit('jo@mail.example')
  expect(await mayBeWrittenTo()).toEqual([true, false])
})

it('LAW-4 leaving the box unticked allows no messages', async () => {
  await submit('jo@mail.example', '')
  expect(await mayBeWrittenTo()).toEqual([false])
})

it('SITE-1 a link does not work on another dealer’s site', async () => {
  const id = await submit('jo@mail.example')
  expect(await showMarketing(requestOn(platform, platform.site('other')), id)).toBeNull()
  expect(await endMarketing(requestOn(platform, platform.site('other')), id)).toBeNull()
  platform.clock.pass(1)
  expect(await mayBeWrittenTo()).toEqual([true])
})
