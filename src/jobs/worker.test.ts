import { afterEach, describe, expect, it } from 'vitest'
import type { FakeMailer } from '#gateways/mail/fake.ts'
import { addHook } from '#operations/hook/hook-endpoints.ts'
import { enquire, NO_COLLEAGUES, sampleActor } from '#operations/inbox/testing.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { TEST_DATABASES, type TestDatabase } from '#storage/testing.ts'
import { startWorker } from './worker.ts'

const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
}
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The test platform with a mailer that says when it begins and when it has sent. */
async function watchedPlatform(database: TestDatabase, options: Parameters<typeof createTestPlatform>[0] = {}) {
  const base = await createTestPlatform({ sites: [sampleSite()], ...options, database })
  closing.push(base.close)
  const begun = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const mailer: FakeMailer = {
    ...base.mailer,
    async send(mail) {
      begun.resolve()
      await base.mailer.send(mail)
      sent.resolve()
    },
  }
  const platform: TestPlatform = { ...base, mailer }
  return { base, platform, begun: begun.promise, sent: sent.promise }
}

const settings = { siteSlugs: () => ['yard'], alone: true, sweepSeconds: 3600 }

describe.each(TEST_DATABASES)('the worker on %s', (database) => {
  it('FORM-13 sends a lead’s mail once, as soon as its transaction is stored', async () => {
    const { base, platform, sent } = await watchedPlatform(database)
    const stop = await startWorker(platform, settings)
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        submitLead(requestOn(platform, platform.site('yard')), { ...form, submission_id: 'a' }, visit),
      ),
    )
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
    await sent
    await stop()
    expect(base.mailer.sent).toHaveLength(1)
    const { leads } = base.storage.forSite({ slug: 'yard' })
    expect(await leads.list({ state: 'sent' })).toHaveLength(1)
  })

  it('FORM-13 sends due deliveries of before its start', async () => {
    const { base, platform, sent } = await watchedPlatform(database)
    await submitLead(requestOn(platform, platform.site('yard')), form, visit)
    const stop = await startWorker(platform, settings)
    await sent
    await stop()
    expect(base.mailer.sent).toHaveLength(1)
  })

  it('M4 FORM-13 a webhook that hangs delays neither other dealers’ mail nor its own dealer’s', async () => {
    const hook = { kind: 'webhook', url: 'https://crm.dealer.example/leads', account: 'crm' } as const
    const yard = sampleSite({ delivery: { confirmBuyer: false, destinations: [hook] } })
    const locations = [sampleLocation({ leadEmail: 'sales@rival.example' })]
    const rival = sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars', locations })
    const { base, platform } = await watchedPlatform(database, { sites: [yard, rival] })
    const begun = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const hanging: TestPlatform = {
      ...platform,
      webhooks: {
        ...platform.webhooks,
        send: () => {
          begun.resolve()
          return never.promise
        },
      },
      mailer: {
        ...platform.mailer,
        async send(mail) {
          await base.mailer.send(mail)
          if (new Set(base.mailer.sent.map(({ to }) => to)).size === 2) arrived.resolve()
        },
      },
    }
    const stop = await startWorker(hanging, { ...settings, siteSlugs: () => ['yard', 'rival'] })
    for (let more = 0; more < 40; more += 1) await submitLead(requestOn(hanging, hanging.site('yard')), form, visit)
    await begun.promise
    await submitLead(requestOn(hanging, hanging.site('rival')), form, visit)
    await arrived.promise
    never.resolve()
    await stop()
    expect(base.mailer.sent.map(({ to }) => to)).toContain('sales@rival.example')
  })

  it('API FORM-13 a dealer’s webhook that hangs delays no other dealer’s, in any round', async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })]
    const { platform } = await watchedPlatform(database, { sites, colleagues: NO_COLLEAGUES })
    const secondFactorAt = platform.clock.now()
    const begun = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    const toRival = Promise.withResolvers<void>()
    const hanging: TestPlatform = {
      ...platform,
      webhooks: {
        ...platform.webhooks,
        send: ({ url }) => {
          if (url.includes('rival')) toRival.resolve()
          else begun.resolve()
          return url.includes('rival') ? Promise.resolve() : never.promise
        },
      },
    }
    for (const slug of ['yard', 'rival']) {
      const url = `https://${slug}.example/forecourt`
      const owner = sampleActor('kim', { siteSlug: slug, secondFactorAt })
      await addHook(requestBy(hanging, hanging.site(slug), owner), { url, events: ['lead.created'] })
    }
    await enquire(requestOn(hanging, hanging.site('yard')))
    const stop = await startWorker(hanging, { ...settings, siteSlugs: () => ['yard', 'rival'], sweepSeconds: 0.1 })
    await begun.promise
    await enquire(requestOn(hanging, hanging.site('rival')))
    await toRival.promise
    never.resolve()
    await stop()
  })

  it('finishes the running mail when it is stopped', async () => {
    const { base, platform, begun } = await watchedPlatform(database)
    await submitLead(requestOn(platform, platform.site('yard')), form, visit)
    const release = base.mailer.hang()
    const stop = await startWorker(platform, settings)
    await begun
    const stopping = stop()
    release()
    await stopping
    const { leads } = base.storage.forSite({ slug: 'yard' })
    expect(await leads.list({ state: 'sent' })).toHaveLength(1)
  })
})

it('H4-6 the first round tells the embedded database how large its tables are', async () => {
  const { base, platform } = await watchedPlatform('PGlite')
  const request = requestOn(platform, platform.site('yard'))
  for (let each = 0; each < 60; each += 1)
    await submitLead(request, { ...form, email: `jo-${each}@mail.example` }, visit)
  await (await startWorker(platform, settings))()
  const { rows } = await base.storage
    .rawDatabase()
    .executeSql("select reltuples::int as leads from pg_class where relname = 'leads'")
  expect(rows).toEqual([{ leads: 60 }])
})
