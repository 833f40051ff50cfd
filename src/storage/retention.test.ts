import { afterEach, expect, it } from 'vitest'
import type { Storage } from './storage.ts'
import { openTestStorage, TEST_DATABASES } from './testing.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-23T00:00:00Z')

let storage: Storage
afterEach(() => storage.close())

it.each(TEST_DATABASES)(
  'INTAKE-6 on %s imports are forgotten after 90 days, all but the newest of each feed and result',
  async (database) => {
    storage = await openTestStorage(database)
    const [yard, other] = [storage.forSite({ slug: 'yard' }), storage.forSite({ slug: 'other' })]
    const imported = async (site: typeof yard, feed: string, daysAgo: number, state: 'merged' | 'held-back') => {
      const at = new Date(NOW.getTime() - daysAgo * DAY_MS)
      await site.imports.end(await site.imports.begin(feed, at), state, at, {})
    }
    for (const daysAgo of [120, 110, 100]) await imported(yard, 'silent', daysAgo, 'merged')
    await imported(yard, 'silent', 95, 'held-back')
    for (const daysAgo of [120, 89]) await imported(yard, 'daily', daysAgo, 'merged')
    await imported(other, 'daily', 120, 'merged')
    const mark = await other.imports.mark()
    const drop = () => yard.retention.dropBefore(NOW, NOW, 10)
    expect((await drop()).stockImports).toBe(3)
    expect((await drop()).stockImports).toBe(0)
    expect(mark && (await other.imports.hasPassed(mark))).toBe(true)
  },
)
