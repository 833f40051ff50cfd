import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interleave, type Tally } from './testing/interleave.ts'

it('STUDIO-9 in any order of edits by three people and a publication, no change is lost without being shown', () => {
  const tally: Tally = { stored: 0, shown: 0, undone: 0, refusedUndo: 0, published: 0, clashes: 0 }
  const script = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 150, size: 'max' })
  fc.assert(
    fc.property(script, (numbers) => interleave(numbers, tally)),
    { numRuns: 300 },
  )
  // Every case was met.
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(0)
})
