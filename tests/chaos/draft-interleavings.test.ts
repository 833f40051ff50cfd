import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interleave, type Tally } from '#domain/draft/testing/interleave.ts'

const RUNS = Number(process.env['INTERLEAVINGS'] ?? 100_000)

it(`STUDIO-9 in ${RUNS} orders of edits by three people and publications, no change is lost without being shown`, {
  timeout: 3 * 60 * 60_000,
}, () => {
  const tally: Tally = { stored: 0, shown: 0, undone: 0, refusedUndo: 0, published: 0, clashes: 0 }
  const script = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 120, size: 'max' })
  fc.assert(
    fc.property(script, (numbers) => interleave(numbers, tally)),
    { numRuns: RUNS },
  )
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(RUNS / 1_000)
})
