import { expect, it } from 'vitest'
import type { FollowingClock } from '../health/following-clock.ts'
import { followConfigurations } from './follow-configurations.ts'
import { followSiteVersions } from './site-versions.ts'

/** A fake database of versions that fails on demand, and a clock that the test controls. */
function parts() {
  const database = new Map([['ash', 1]])
  const state = { isAway: false, cannotRead: false }
  const listeners = new Set<(slug: string, version: number) => void>()
  const held = new Map<string, number>()
  const failures: string[] = []
  const waiting = new Set<{ readonly ms: number; readonly then: () => void; readonly repeats: boolean }>()
  const plan = (ms: number, then: () => void, repeats: boolean) => {
    const entry = { ms, then, repeats }
    waiting.add(entry)
    return () => void waiting.delete(entry)
  }
  const clock: FollowingClock = {
    after: (ms, then) => plan(ms, then, false),
    every: (ms, then) => plan(ms, then, true),
  }
  const answer = async <T>(value: () => T): Promise<T> => {
    if (state.isAway) throw new Error('too many clients already')
    return value()
  }
  const raise = (slug: string) => answer(() => database.set(slug, (database.get(slug) ?? 0) + 1).get(slug) ?? 0)
  const storage = {
    forSite: ({ slug }: { slug: string }) =>
      ({ version: () => answer(() => database.get(slug) ?? 0), raiseVersion: () => raise(slug) }) as never,
    siteVersions: () => answer(() => new Map(database)),
    onSiteChanged: (listener: (slug: string, version: number) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const stock = {
    refresh: async (slug: string) => {
      if (state.cannotRead) throw new Error('too many connections for role')
      held.set(slug, await answer(() => database.get(slug) ?? 0))
    },
  }
  return {
    ...{ database, state, held, failures, storage, stock, clock },
    waits: () => [...waiting].filter(({ repeats }) => !repeats).map(({ ms }) => ms),
    /** Runs the waiting timers: a retry or the comparison. */
    async pass(kind: 'retry' | 'comparison') {
      for (const entry of [...waiting].filter(({ repeats }) => repeats === (kind === 'comparison'))) {
        if (!entry.repeats) waiting.delete(entry)
        entry.then()
      }
      await settled()
    },
    async notice(slug: string) {
      for (const listener of listeners) listener(slug, database.get(slug) ?? 0)
      await settled()
    },
    follow: () => followSiteVersions(storage, stock, { failed: (slug) => failures.push(slug), clock }),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('H1 the next request reads a version again that could not be read', async () => {
  const { state, follow } = parts()
  const versions = follow()
  state.isAway = true
  await expect(versions.of('ash')).rejects.toThrow('too many clients')
  await expect(versions.of('ash')).rejects.toThrow('too many clients')
  state.isAway = false
  expect(await versions.of('ash')).toBe(1)
})

it('STOCK-3 the first request after an import waits until the engine holds the import', async () => {
  const { follow, stock, held } = parts()
  let finish = () => {}
  const refresh = stock.refresh
  stock.refresh = async (slug) => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    await refresh(slug)
  }
  const versions = follow()
  const asked = versions.of('ash').then((version) => [version, held.get('ash')])
  await settled()
  expect(versions.known('ash'), 'the engine still has the old stock').toBeNull()
  finish()
  expect(await asked).toEqual([1, 1])
})

it('H2 retries a change that could not be followed with growing waits, and serves it once the engine has it', async () => {
  const { database, state, held, failures, follow, notice, pass, waits } = parts()
  const versions = follow()
  expect(await versions.of('ash')).toBe(1)
  state.cannotRead = true
  database.set('ash', 2)
  await notice('ash')
  const seen = [...waits()]
  for (let round = 0; round < 8; round += 1) {
    await pass('retry')
    seen.push(...waits())
  }
  expect(seen).toEqual([250, 500, 1_000, 2_000, 5_000, 15_000, 30_000, 30_000, 30_000])
  expect(failures).toHaveLength(9)
  expect(await versions.of('ash')).toBe(1)
  state.cannotRead = false
  await pass('retry')
  expect(await versions.of('ash')).toBe(2)
  expect(held.get('ash')).toBe(2)
  expect(waits()).toEqual([])
})

it('H2 finds a change whose notice was lost by comparing, and repeats a failed comparison', async () => {
  const { database, state, held, failures, follow, pass } = parts()
  const versions = follow()
  expect(await versions.of('ash')).toBe(1)
  await settled()
  database.set('ash', 4).set('birch', 7)
  state.isAway = true
  await pass('comparison')
  expect(failures).toEqual(['*'])
  expect(await versions.of('ash')).toBe(1)
  state.isAway = false
  await pass('comparison')
  expect(await versions.of('ash')).toBe(4)
  expect(await versions.of('birch')).toBe(7)
  expect(held).toEqual(
    new Map([
      ['ash', 4],
      ['birch', 7],
    ]),
  )
})

it('H2 updates an engine that was open before the version was first read', async () => {
  const { database, held, follow } = parts()
  held.set('ash', 1)
  const versions = follow()
  database.set('ash', 2)
  expect(await versions.of('ash')).toBe(2)
  await settled()
  expect(held.get('ash')).toBe(2)
})

it('H2 a late notice never takes a site back to an older version', async () => {
  const { database, follow, notice } = parts()
  const versions = follow()
  database.set('ash', 5)
  await notice('ash')
  database.set('ash', 3)
  await notice('ash')
  expect(await versions.of('ash')).toBe(5)
})

it('H2 stops retrying after it is closed', async () => {
  const { database, state, follow, notice, waits } = parts()
  const versions = follow()
  state.cannotRead = true
  database.set('ash', 2)
  await notice('ash')
  expect(waits()).toHaveLength(1)
  versions.close()
  expect(waits()).toEqual([])
})

it('H2 raises the version of a changed configuration later if it failed, once for several changes', async () => {
  const { database, state, storage, clock, failures, pass, waits } = parts()
  let change: (slug: string) => void = () => {}
  const directory = {
    onChange: (listener: (change: { slug: string; kind: 'changed' }) => void) => {
      change = (slug) => listener({ slug, kind: 'changed' })
      return () => {}
    },
  }
  const stop = followConfigurations(directory, storage, { failed: (slug) => failures.push(slug), clock })
  state.isAway = true
  change('ash')
  await settled()
  change('ash')
  await settled()
  expect(failures).toEqual(['ash', 'ash'])
  expect(waits()).toHaveLength(1)
  state.isAway = false
  await pass('retry')
  expect(database.get('ash')).toBe(2)
  expect(waits()).toEqual([])
  stop()
})
