import { describe, expect, it } from 'vitest'
import type { SearchRequest, SearchSchema } from '../../engine.ts'
import { createMemoryEngine, type MemoryEngine, restoreMemoryEngine } from '../memory-engine.ts'

const SCHEMA: SearchSchema = {
  fields: [
    { name: 'make', type: 'value' },
    { name: 'number', type: 'number' },
    { name: 'words', type: 'text' },
  ],
  text: [{ field: 'words', weight: 1 }],
  synonyms: [],
  newest: 'number',
}
/** More cars than fit one slice, and a dictionary that needs wide codes. */
const CARS = 70_000
const ALL: SearchRequest = {
  base: [],
  filters: [],
  text: '',
  facets: [{ field: 'make', limit: 3, tie: 'ascending' }],
  stats: ['number'],
  sort: { by: 'number', field: 'number', direction: 'ascending' },
  offset: 0,
  limit: 2,
}

function car(number: number) {
  return { id: `${number}`, fields: { make: `make ${number}`, number, words: `Citroën ${number}` }, stored: { number } }
}

async function filled(cars: number): Promise<MemoryEngine<{ number: number }>> {
  const engine = createMemoryEngine<{ number: number }>(SCHEMA)
  await engine.upsert(Array.from({ length: cars }, (_, number) => car(number)))
  return engine
}

function restore(snapshot: Uint8Array) {
  const restored = restoreMemoryEngine<{ number: number }>(SCHEMA, snapshot)
  if (!restored.ok) throw new Error(restored.reason)
  return restored.engine
}

describe('a snapshot of the memory engine', () => {
  it('answers like the engine it was made from, with more cars than one slice holds', async () => {
    const engine = await filled(CARS)
    const restored = restore(await engine.snapshot('a note'))
    expect(await restored.search(ALL)).toEqual(await engine.search(ALL))
    const typed = { ...ALL, text: 'citroen 69999' }
    expect((await restored.search(typed)).hits).toEqual([{ id: '69999', stored: { number: 69_999 } }])
  })

  it('includes changes made while it was written', async () => {
    const engine = await filled(2_500)
    const under = engine.snapshot('a note')
    await engine.remove(['0'])
    await engine.upsert([car(9_000)])
    const restored = restore(await under)
    expect(await restored.search(ALL)).toEqual(await engine.search(ALL))
    expect(await restored.fetch(['0', '1', '9000'])).toEqual([{ number: 1 }, { number: 9_000 }])
  })

  it('can be made again from a restored engine that changed and was swept', async () => {
    const restored = restore(await (await filled(5_000)).snapshot('a note'))
    await restored.upsert(Array.from({ length: 100 }, (_, number) => car(10_000 + number)))
    await restored.snapshot('a note')
    await restored.remove(Array.from({ length: 3_000 }, (_, number) => `${number}`))
    await restored.snapshot('a note')
    await restored.upsert([car(20_000)])
    const again = restore(await restored.snapshot('a note'))
    expect(await again.size()).toBe(2_101)
    expect(await again.fetch(['2999', '3000', '4999', '10099', '20000'])).toEqual([
      { number: 3_000 },
      { number: 4_999 },
      { number: 10_099 },
      { number: 20_000 },
    ])
    expect(await again.search(ALL)).toEqual(await restored.search(ALL))
  })

  it('may start anywhere in memory, like a file read into a pool', async () => {
    const snapshot = await (await filled(3)).snapshot('a note')
    const pool = Buffer.alloc(snapshot.length + 8)
    for (const start of [0, 3, 4]) {
      pool.set(snapshot, start)
      const restored = restore(pool.subarray(start, start + snapshot.length))
      expect(await restored.search(ALL)).toMatchObject({ total: 3, stats: { number: { max: 2 } } })
    }
  })

  it('is refused with the reason when a single bit is wrong, wherever it is', async () => {
    const snapshot = await (await filled(3)).snapshot('a note')
    for (let bit = 0; bit < snapshot.length * 8; bit += 7) {
      const damaged = snapshot.slice()
      damaged[bit >>> 3]! ^= 1 << (bit & 7)
      expect(restoreMemoryEngine(SCHEMA, damaged)).toEqual({ ok: false, reason: expect.any(String) })
    }
  })

  it.each([
    ['cut short', (snapshot: Uint8Array) => snapshot.slice(0, -8), 'bytes long'],
    ['cut to nothing', () => new Uint8Array(0), 'shorter than a header'],
    ['something else', (snapshot: Uint8Array) => snapshot.map((byte) => byte ^ 255), 'no snapshot'],
  ])('is refused when it is %s', async (_, change, reason) => {
    const snapshot = await (await filled(3)).snapshot('a note')
    expect(restoreMemoryEngine(SCHEMA, change(snapshot))).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
    })
  })

  it('returns the note it was made with', async () => {
    const snapshot = await (await filled(3)).snapshot('a note')
    expect(restoreMemoryEngine(SCHEMA, snapshot)).toMatchObject({ ok: true, note: 'a note' })
  })

  it('is refused by an engine of another schema', async () => {
    const snapshot = await (await filled(3)).snapshot('a note')
    const other = { ...SCHEMA, synonyms: [['ute', 'pickup']] }
    expect(restoreMemoryEngine(other, snapshot)).toEqual({ ok: false, reason: 'it is of another schema' })
  })
})
