import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyerToken } from '#operations/buyer-link.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import { endMarketing } from '#operations/person/end-marketing.ts'
import { sweepOldDetails } from '#operations/person/sweep-old-details.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { storedReveals } from '#storage/testing/stored-reveals.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import type { LeadsContext } from './lead/leads-context.ts'
import { peopleEraseCommand, peopleExportCommand, peopleFindCommand } from './people.ts'

const JO = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412345678', postcode: '4000' }
const AL = { name: 'Al', last_name: 'Reed', email: 'al@mail.example', phone: '0412345679', postcode: '4000' }
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }

describe.each(TEST_DATABASES)('people on %s', (database) => {
  let platform: TestPlatform
  let printed: string[]
  let context: LeadsContext
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars', leads: { keepMonths: 36 } })]
    platform = await createTestPlatform({ database, sites })
    printed = []
    context = { platform, siteSlug: 'yard', siteSlugs: ['yard', 'rival'], print: (line) => printed.push(line) }
  })
  afterEach(() => platform.close())

  async function submit(person: typeof JO, slug = 'yard'): Promise<string> {
    const answer = await submitLead(
      requestOn(platform, platform.site(slug)),
      { ...person, message: 'Hi', opt_in: 'on' },
      visit,
    )
    return answer.ok ? answer.leadId : ''
  }

  /** Stores leads with deliveries and attempts, a sign-in with a saved car, and an unsubscribe. */
  async function leaveTraces(): Promise<void> {
    const leadId = await submit(JO)
    await submit({ ...JO, email: 'JO@mail.example' })
    await submit(AL)
    await submit(JO, 'rival')
    await platform.runDeferred()
    await endMarketing(
      requestOn(platform, platform.site('yard')),
      buyerToken(platform, { slug: 'yard' }, 'unsubscribe', leadId),
    )
    const storage = platform.storage.forSite({ slug: 'yard' })
    const at = platform.clock.now()
    await storage.transaction(async (within) => {
      const { id } = await storage.visitors.ofPhone('+61412345678', 'visitor-1', at, within)
      const expiresAt = new Date(at.getTime() + 86_400_000)
      await storage.visitors.begin({ tokenHash: 'hash-of-token', visitorId: id, expiresAt }, within)
    })
  }

  it('H8 finds everything a site stores about a person, by e-mail or phone, and about nobody else', async () => {
    await leaveTraces()
    expect(await peopleFindCommand(context, { email: 'Jo@Mail.example', phone: '0412 345 678' })).toBe(0)
    expect(printed).toEqual([
      'Sample Motors:',
      '  leads: 2',
      '  lead deliveries: 2',
      '  lead attempts: 2',
      '  conversations: 1',
      '  conversation events: 2',
      '  visitors: 1',
      '  visitor sessions: 1',
      '  marketing ends: 1',
    ])
  })

  it('H8 erases it permanently after confirmation, without touching other people or sites', async () => {
    await leaveTraces()
    const jo = { email: 'jo@mail.example', phone: '0412345678' }
    expect(await peopleEraseCommand(context, jo)).toBe(1)
    expect(printed.at(-1)).toBe('Nothing was deleted: add --yes to delete this permanently.')
    expect(await peopleEraseCommand(context, { ...jo, yes: true })).toBe(0)
    printed.length = 0
    await peopleFindCommand(context, jo)
    await peopleFindCommand(context, { email: AL.email })
    await peopleFindCommand({ ...context, siteSlug: 'rival' }, jo)
    expect(printed).toEqual([
      'Sample Motors stores nothing about this person.',
      'Sample Motors:',
      '  leads: 1',
      '  lead deliveries: 1',
      '  lead attempts: 1',
      '  conversations: 1',
      '  conversation events: 1',
      'Rival Cars:',
      '  leads: 1',
      '  lead deliveries: 1',
      '  lead attempts: 1',
      '  conversations: 1',
      '  conversation events: 1',
    ])
    const { rows } = await platform.storage
      .rawDatabase()
      .executeSql(
        `select count(*)::int as count from leads where site_slug = 'yard' and payload::text ilike '%jo@mail%'`,
      )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('D-19 H8 deletes details after each site’s own number of months', async () => {
    await leaveTraces()
    await platform.storage.forSite({ slug: 'yard' }).phoneReveals.record({
      carId: 'c',
      locationId: null,
      dealershipId: null,
      websiteId: 's',
      at: platform.clock.now(),
    })
    platform.clock.moveTo(new Date('2028-11-20T00:00:00Z'))
    expect(await sweepOldDetails(platform, ['yard', 'rival'])).toBe(0)
    platform.clock.moveTo(new Date('2028-11-22T00:00:00Z'))
    await platform.storage.dropEndedSignIns(platform.clock.now())
    expect(await sweepOldDetails(platform, ['yard', 'rival'])).toBe(7)
    await peopleFindCommand(context, { email: AL.email })
    await peopleFindCommand({ ...context, siteSlug: 'rival' }, { phone: JO.phone })
    expect(printed.slice(0, 3)).toEqual([
      'Sample Motors stores nothing about this person.',
      'Rival Cars:',
      '  leads: 1',
    ])
    expect(await storedReveals(platform.storage, 'yard')).toEqual([])
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('H8 exports it as JSON, without secrets of the platform', async () => {
    await leaveTraces()
    expect(await peopleExportCommand(context, '-', { phone: '0412 345 678' })).toBe(0)
    const exported = JSON.parse(printed[0] ?? '')
    expect(exported).toMatchObject({ site: 'yard', phone: '+61412345678', visitors: [{ phone: '+61412345678' }] })
    const emails = (exported.leads as { payload: { email: string } }[]).map(({ payload }) => payload.email)
    expect(emails.toSorted()).toEqual(['JO@mail.example', 'jo@mail.example'])
    expect(printed[0]).not.toMatch(/hash-of-token|al@mail/)
  })

  it.each([
    [{}, 'Give --email ADDRESS, --phone NUMBER or both.'],
    [{ phone: 'twelve' }, "--phone takes a phone number such as 0412 345 678, not 'twelve'."],
  ])('H8 says what is wrong with %j', async (typed, sentence) => {
    expect(await peopleFindCommand(context, typed)).toBe(2)
    expect(printed).toEqual([sentence])
  })

  it('D-19 LAW-4 keeps an unsubscribe after its lead is deleted', async () => {
    await leaveTraces()
    platform.clock.moveTo(new Date('2029-01-01T00:00:00Z'))
    await sweepOldDetails(platform, ['yard'])
    expect(await platform.storage.forSite({ slug: 'yard' }).marketingEnds.endedAt(JO.email)).not.toBeNull()
  })
})
