import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { SiteStorage } from '../site-storage.ts'
import type { Storage } from '../storage.ts'
import { openTestStorage, TEST_DATABASES } from '../testing.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function storage(): Promise<Storage> {
    const opened = await openTestStorage(database)
    open.push(opened)
    return opened
  }

  it('SITE-1 starts a site’s version at 0 and raises it by one, without changing other sites’', async () => {
    const { forSite } = await storage()
    expect(await forSite({ slug: 'a' }).version()).toBe(0)
    expect(await forSite({ slug: 'a' }).raiseVersion()).toBe(1)
    expect(await forSite({ slug: 'a' }).raiseVersion()).toBe(2)
    expect(await forSite({ slug: 'b' }).version()).toBe(0)
  })

  it('STOCK-3 reports a new version after commit, and never one rolled back', async () => {
    const { forSite, onSiteChanged } = await storage()
    const heard: string[] = []
    const second = new Promise<void>((resolve) => {
      onSiteChanged((slug, version) => {
        heard.push(`${slug} ${version}`)
        if (slug === 'b') resolve()
      })
    })
    const site = forSite({ slug: 'a' })
    await expect(
      site.transaction(async (within) => {
        await site.raiseVersion(within)
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('changed its mind')
    await site.raiseVersion()
    await forSite({ slug: 'b' }).raiseVersion()
    await second
    expect(heard).toEqual(['a 1', 'b 1'])
  })

  it('runs queries outside an open transaction separately from it', async () => {
    const { forSite } = await storage()
    const site = forSite({ slug: 'a' })
    const steps: string[] = []
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const rolledBack = site.transaction(async (within) => {
      await site.raiseVersion(within)
      begun()
      await site.version(within)
      steps.push('inside')
      throw new Error('changed its mind')
    })
    await hasBegun
    const beside = forSite({ slug: 'b' })
      .raiseVersion()
      .then((version) => steps.push(`beside ${version}`))
    await expect(rolledBack).rejects.toThrow('changed its mind')
    await beside
    expect(await site.version()).toBe(0)
    expect(await forSite({ slug: 'b' }).version()).toBe(1)
    expect(steps).toContain('inside')
  })

  it('runs many concurrent transactions atomically', async () => {
    const { forSite } = await storage()
    const site = forSite({ slug: 'a' })
    const versions = await Promise.all(
      Array.from({ length: 20 }, () =>
        site.transaction(async (within) => {
          const raised = await site.raiseVersion(within)
          expect(await site.version(within)).toBe(raised)
          return raised
        }),
      ),
    )
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('refuses a query outside the transaction from inside it, which would deadlock on PGlite', async () => {
    const { forSite, rawDatabase } = await storage()
    const site = forSite({ slug: 'a' })
    await expect(site.transaction(() => site.version())).rejects.toThrow('pass `within` on')
    if (database === 'PGlite') {
      await expect(site.transaction(() => rawDatabase().executeSql('select 1'))).rejects.toThrow('pass `within` on')
    }
    expect(await site.version()).toBe(0)
  })

  it('H10 records a hostname for the first claimant, and moves it only from the expected owner', async () => {
    const { hostnames } = await storage()
    const claim = (siteSlug: string, insteadOf: string | null) =>
      hostnames.claim([{ hostname: 'www.shared.example', siteSlug, insteadOf }])
    await Promise.all([claim('ash', null), claim('bay', null)])
    const [owner = ''] = (await hostnames.owners()).values()
    expect(['ash', 'bay']).toContain(owner)
    await claim('cove', 'elm')
    expect(await hostnames.owners()).toEqual(new Map([['www.shared.example', owner]]))
    await claim('cove', owner)
    expect(await hostnames.owners()).toEqual(new Map([['www.shared.example', 'cove']]))
  })

  it('H2 lists the version of every site that has one', async () => {
    const { forSite, siteVersions } = await storage()
    await forSite({ slug: 'a' }).raiseVersion()
    await forSite({ slug: 'b' }).raiseVersion()
    await forSite({ slug: 'b' }).raiseVersion()
    expect(await siteVersions()).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    )
  })

  it('reports no fault while it answers', async () => {
    expect(await (await storage()).fault()).toBeNull()
  })
})

it('SITE-1 there is no way to a car, a lead or a version but through a site', () => {
  expectTypeOf<keyof Storage>().toEqualTypeOf<
    | 'forSite'
    | 'onSiteChanged'
    // Ids only (INBOX-5).
    | 'onInboxChanged'
    // Names of sites.
    | 'inboxWork'
    | 'rawDatabase'
    // Of all tables, and shows none.
    | 'keepUp'
    | 'deliveryCounts'
    // Keys, and names of what they are for (S3-6).
    | 'dataKeys'
    // Only numbers and names (OPS-7).
    | 'feedFigures'
    // Slugs of sites and names of feeds (INTAKE-1).
    | 'feedsDue'
    // Slugs of sites and ids of drafts (STUDIO-14).
    | 'draftWork'
    // Slugs of sites and names of channels (OUT-1).
    | 'channelPushesDue'
    // Only numbers (OPS-7).
    | 'outboxFigures'
    | 'connections'
    // Deliveries that need a person, without their leads (FORM-13).
    | 'allDeliveries'
    | 'sitesWithDuePictures'
    | 'picturesInUse'
    | 'dropEndedSignIns'
    // Slugs of sites, and ids of what waits to be sent.
    | 'dueRows'
    | 'onDue'
    // Slugs of sites (ALERT-2).
    | 'sitesWithNews'
    // Slugs of sites and ids of staff (INBOX-13).
    | 'peopleToNotify'
    // Slugs of sites (DESK-2).
    | 'sitesWithDueOverrides'
    // Slugs of sites (DESK-7).
    | 'wasPriceWork'
    // Prices without a car (docs/decisions/056).
    | 'stockedCars'
    | 'hostnames'
    // A key of the API says by itself which site it is for; a caller sends nothing else.
    | 'findApiKey'
    // The people of the console, never buyers (STAFF-3).
    | 'staff'
    // Which configuration is live.
    | 'publishedVersions'
    // Whole tables, for a backup (OPS-5).
    | 'dumpTables'
    | 'restoreTables'
    // Only numbers.
    | 'siteVersions'
    // Keyed hashes and numbers.
    | 'limitCounts'
    | 'dropEndedCounts'
    | 'isShared'
    | 'fault'
    | 'close'
  >()
  expectTypeOf<ReturnType<Storage['forSite']>>().toEqualTypeOf<SiteStorage>()
  const forgetTheDealer = (storage: Storage) => [
    // @ts-expect-error a car is of a site
    storage.findCar,
    // @ts-expect-error and leads are
    storage.leads,
    // @ts-expect-error a site must be named
    () => storage.forSite(),
  ]
  expect(forgetTheDealer).toBeTypeOf('function')
})
