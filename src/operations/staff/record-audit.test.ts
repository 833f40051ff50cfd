import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { recordAudit } from './record-audit.ts'
import { sampleStaff } from './testing.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const EVERYTHING = { personId: null, object: null, from: null, until: null }
const OBJECT = { kind: 'conversation', id: 'c1' }

describe.each(TEST_DATABASES)('STAFF-8 the audit log on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, now: NOW, database })
  })
  afterEach(() => platform.close())

  const yard = () => platform.storage.forSite({ slug: 'yard' })
  async function write(id = 'c1', actor = sampleStaff(['sales']), at = NOW): Promise<void> {
    await yard().transaction((within) =>
      recordAudit(platform.storage, within, actor, {
        action: 'lead.stage',
        object: { ...OBJECT, id },
        change: { before: 'new', after: 'won' },
        now: at,
      }),
    )
  }

  it('has who, what, on which object, before and after, when and from where', async () => {
    await write()
    expect(await yard().audit.list(EVERYTHING, 10)).toEqual([
      {
        id: expect.any(String),
        at: NOW,
        by: {
          kind: 'member',
          id: 'kim',
          name: 'Kim Lee',
          email: 'kim@yard.example',
          address: '203.0.113.7',
          reason: null,
        },
        action: 'lead.stage',
        object: OBJECT,
        before: 'new',
        after: 'won',
      },
    ])
    expect(await platform.storage.forSite({ slug: 'rival' }).audit.list(EVERYTHING, 10)).toEqual([])
  })

  it('is part of the change’s transaction', async () => {
    const failed = yard().transaction(async (within) => {
      await recordAudit(platform.storage, within, sampleStaff(['sales']), {
        action: 'lead.stage',
        object: OBJECT,
        change: {},
        now: NOW,
      })
      throw new Error('The change failed.')
    })
    await expect(failed).rejects.toThrow('The change failed.')
    expect(await yard().audit.list(EVERYTHING, 10)).toEqual([])
  })

  it.each(["update audit_events set action = 'x'", 'delete from audit_events'])(
    'is never changed: %s',
    async (text) => {
      await write()
      await expect(platform.storage.rawDatabase().executeSql(text)).rejects.toThrow('The audit log is never changed.')
      expect(await yard().audit.list(EVERYTHING, 10)).toHaveLength(1)
    },
  )

  it('is filtered by person, object and day, latest first', async () => {
    const max = sampleStaff(['sales'], { id: 'max' })
    await write('c1')
    await write('c2', max, new Date('2026-11-24T00:00:00Z'))
    await write('c3', max, new Date('2026-11-25T00:00:00Z'))
    const ids = async (filter: object, before: string | null = null) =>
      (await yard().audit.list({ ...EVERYTHING, ...filter }, 10, before)).map(({ object }) => object.id)
    expect(await ids({})).toEqual(['c3', 'c2', 'c1'])
    expect(await ids({ personId: 'max' })).toEqual(['c3', 'c2'])
    expect(await ids({ object: 'c1' })).toEqual(['c1'])
    expect(await ids({ object: 'conversation' })).toEqual(['c3', 'c2', 'c1'])
    const day = { from: new Date('2026-11-24T00:00:00Z'), until: new Date('2026-11-25T00:00:00Z') }
    expect(await ids(day)).toEqual(['c2'])
    const [first] = await yard().audit.list(EVERYTHING, 1)
    expect(await ids({}, first?.id ?? null)).toEqual(['c2', 'c1'])
  })
})
