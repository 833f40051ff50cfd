import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VersionRecord, VersionRecords } from './version-records.ts'

/** What every implementation of `VersionRecords` does. */
export function versionRecordsContract(
  name: string,
  open: () => Promise<{ readonly records: VersionRecords; close(): Promise<void> }>,
): void {
  describe(`SITE-5 records of versions ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    it('returns what was added, newest first, by site', async () => {
      const { records } = opened
      const [first, second] = [record(1), record(2, { restores: 1, message: 'Back' })]
      expect(await records.add('ash', [first])).toBe(true)
      expect(await records.add('ash', [second])).toBe(true)
      expect(await records.add('bay', [record(1)])).toBe(true)
      expect(await records.versions('ash')).toEqual([second, first])
      expect(await records.newest('ash')).toEqual(second)
      expect(await records.newest('none')).toBeNull()
      expect(await records.versions('none')).toEqual([])
    })

    it('gives a number once: of two at the same moment one is refused, and all that came with it', async () => {
      const { records } = opened
      const both = await Promise.all([records.add('ash', [record(1)]), records.add('ash', [record(1)])])
      expect([...both].sort()).toEqual([false, true])
      expect(await records.add('ash', [record(2), record(1)])).toBe(false)
      expect(await records.versions('ash')).toHaveLength(1)
    })

    it('knows the newest number of each site, and whether it is up', async () => {
      const { records } = opened
      await records.add('ash', [record(1), record(2)])
      await records.add('bay', [record(1), record(2, { files: {} })])
      const numbers = new Map([
        ['ash', { number: 2, isUp: true }],
        ['bay', { number: 2, isUp: false }],
      ])
      expect(await records.numbers()).toEqual(numbers)
      expect(await records.number('bay')).toEqual(numbers.get('bay'))
      expect(await records.number('none')).toBeNull()
    })

    it('knows which working folders were published', async () => {
      const { records } = opened
      await records.add('ash', [record(1, { draft: 'aa' }), record(2, { draft: 'bb' })])
      expect(await records.hasDraft('ash', 'aa')).toBe(true)
      expect(await records.hasDraft('ash', 'cc')).toBe(false)
      expect(await records.hasDraft('bay', 'aa')).toBe(false)
    })
  })
}

function record(number: number, changes: Partial<VersionRecord> = {}): VersionRecord {
  return {
    number,
    at: '2026-11-21T01:02:03.000Z',
    by: 'Kim',
    message: 'Why',
    restores: null,
    draft: `draft ${number}`,
    files: { 'ash/site.json': `hash ${number}` },
    ...changes,
  }
}
