import { afterEach, describe, expect, it } from 'vitest'
import type { SiteStorage } from './site-storage.ts'
import type { Storage } from './storage.ts'
import { openTestStorage, TEST_DATABASES } from './testing.ts'

const PHONE = '+61412345678'
const at = new Date('2026-11-22T00:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function twoSites(): Promise<readonly [SiteStorage, SiteStorage, Storage]> {
    const storage = await openTestStorage(database)
    open.push(storage)
    return [storage.forSite({ slug: 'a' }), storage.forSite({ slug: 'b' }), storage]
  }

  const put = (site: SiteStorage, id: string, count = 1) =>
    site.transaction((within) =>
      site.signInCodes.put(
        PHONE,
        { id, salt: `salt of ${id}`, host: 'a.example', expiresAt: later(10), asked: { since: at, count }, at },
        within,
      ),
    )

  it('GARAGE-2 SITE-1 stores one code per number and site, replaced by a new one', async () => {
    const [a, b] = await twoSites()
    await put(a, 'first')
    await a.transaction((within) => a.signInCodes.judge(PHONE, { tries: 3, used: true }, within))
    await put(a, 'second', 2)
    await put(b, 'other')
    const found = await a.transaction((within) => a.signInCodes.find(PHONE, within))
    expect(found).toEqual({
      id: 'second',
      salt: 'salt of second',
      tries: 0,
      used: false,
      expiresAt: later(10),
      asked: { since: at, count: 2 },
    })
  })

  it('GARAGE-2 lets one process send a code, again only when due, and not after use', async () => {
    const [a, b, storage] = await twoSites()
    await put(b, 'other')
    await put(a, 'code')
    const due = (minutes: number) => storage.dueRows('code', { siteSlugs: ['a'], now: later(minutes) })
    expect(await due(1), 'of the sites that are asked for alone').toEqual([{ siteSlug: 'a', id: 'code' }])
    expect(await b.signInCodes.claim('code', later(1), later(2))).toBeNull()
    const claims = await Promise.all([1, 2, 3].map(() => a.signInCodes.claim('code', later(1), later(2))))
    expect(claims.filter((claim) => claim !== null)).toEqual([
      { phone: PHONE, salt: 'salt of code', host: 'a.example', attempts: 0 },
    ])
    expect(await a.signInCodes.claim('code', later(3), later(4))).toMatchObject({ attempts: 1 })
    await a.transaction((within) => a.signInCodes.judge(PHONE, { tries: 0, used: true }, within))
    expect(await a.signInCodes.claim('code', later(5), later(6))).toBeNull()
    expect(await due(5)).toEqual([])
  })

  it('SITE-1 GARAGE-1 the same number at two sites is two people, and a session is one site’s', async () => {
    const [a, b, storage] = await twoSites()
    const mia = await a.transaction((within) => a.visitors.ofPhone(PHONE, 'mia', at, within))
    expect(await a.transaction((within) => a.visitors.ofPhone(PHONE, 'again', at, within))).toEqual(mia)
    expect(await b.transaction((within) => b.visitors.ofPhone(PHONE, 'other', at, within))).toMatchObject({
      id: 'other',
    })
    const session = { tokenHash: 'hash', visitorId: 'mia', expiresAt: later(60) }
    await a.transaction((within) => a.visitors.begin(session, within))
    expect(await a.visitors.ofSession('hash', later(59))).toEqual({ id: 'mia', phone: PHONE, name: null })
    expect(await a.visitors.ofSession('hash', later(60))).toBeNull()
    expect(await b.visitors.ofSession('hash', at)).toBeNull()
    await b.visitors.end('hash')
    await storage.dropEndedSignIns(later(59))
    expect(await a.visitors.ofSession('hash', at)).toMatchObject({ id: 'mia' })
    await storage.dropEndedSignIns(later(60))
    expect(await a.visitors.ofSession('hash', at)).toBeNull()
  })

  it('SITE-1 GARAGE-4 keeps a watchlist per visitor and site, newest first, with a maximum length', async () => {
    const [a, b] = await twoSites()
    for (const site of [a, b]) await site.transaction((within) => site.visitors.ofPhone(PHONE, 'mia', at, within))
    for (const [minute, car] of ['c1', 'c2', 'c1', 'c3', 'c4'].entries())
      await a.watchlists.save('mia', car, later(minute), 3)
    expect(await a.watchlists.list('mia')).toEqual(['c4', 'c3', 'c2'])
    expect(await b.watchlists.list('mia')).toEqual([])
    expect(await b.watchlists.remove('mia', 'c4')).toBe(false)
    expect(await a.watchlists.remove('mia', 'c4')).toBe(true)
    expect(await a.watchlists.list('mia')).toEqual(['c3', 'c2'])
  })
})
