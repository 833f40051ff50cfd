import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from './storage.ts'
import { openTestStorage, TEST_DATABASES } from './testing.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

const REPORT = { rows: 9, added: 4, changed: 3, unchanged: 1, sold: 2, refused: 1 }
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function imported(): Promise<Storage> {
    const storage = await openTestStorage(database)
    open.push(storage)
    const run = async (slug: string, feed: string, state: 'merged' | 'held-back' | 'abandoned', hour: number) => {
      const site = storage.forSite({ slug })
      if ((await site.version()) === 0) await site.raiseVersion()
      await site.imports.end(
        await site.imports.begin(feed, at(hour)),
        state,
        at(hour),
        state === 'merged' ? REPORT : {},
      )
    }
    await run('yard', 'dms', 'merged', 1)
    await run('yard', 'dms', 'held-back', 3)
    await run('yard', 'utes', 'merged', 2)
    await run('rival', 'dms', 'abandoned', 4)
    await storage.forSite({ slug: 'rival' }).imports.begin('dms', at(5))
    return storage
  }

  it('OPS-7 has the last import of each feed of each site, and when each was last applied', async () => {
    const storage = await imported()
    const figures = await storage.feedFigures(at(0))
    expect(
      figures.map(({ site, feed, state, receivedAt, appliedAt }) => [site, feed, state, receivedAt, appliedAt]),
    ).toEqual([
      ['rival', 'dms', 'abandoned', at(4), null],
      ['yard', 'dms', 'held-back', at(3), at(1)],
      ['yard', 'utes', 'merged', at(2), at(2)],
    ])
    const { rows: _, ...counts } = REPORT
    expect(figures.map(({ rows }) => rows)).toEqual([
      { added: 0, changed: 0, unchanged: 0, sold: 0, refused: 0 },
      { added: 0, changed: 0, unchanged: 0, sold: 0, refused: 0 },
      counts,
    ])
  })

  it('OPS-7 looks only at imports since a time', async () => {
    const figures = await (await imported()).feedFigures(at(3))
    expect(figures.map(({ site, feed, appliedAt }) => [site, feed, appliedAt])).toEqual([
      ['rival', 'dms', null],
      ['yard', 'dms', null],
    ])
  })
})

it('OPS-7 shows how busy the pools of a Postgres server are', async () => {
  const storage = await openTestStorage('Postgres')
  open.push(storage)
  expect(storage.connections().map(({ pool, waiting }) => [pool, waiting])).toEqual([['pages', 0]])
  const underWay = Promise.all(Array.from({ length: 15 }, () => storage.siteVersions()))
  await new Promise(setImmediate)
  const [pages] = storage.connections()
  expect(pages).toMatchObject({ limit: 10 })
  expect(pages && pages.inUse + pages.waiting).toBeGreaterThanOrEqual(10)
  expect(pages?.waiting).toBeGreaterThan(0)
  await underWay
})
