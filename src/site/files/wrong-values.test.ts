import { expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { partOf } from '#tests/setup/proof.ts'
import { optionLeaves } from '../docs/option-leaves.ts'
import { parseSite } from '../folder/parse-site.ts'
import { isRecord } from '../site-fault.ts'

/** Values that most options do not take. */
const WRONG = [7, -1.5, 1e15, '', 'x', 'x'.repeat(10_000), true, null, [], [7], {}, { kind: 'x' }]
/** How the validator words what a schema gives no words for. */
const VALIDATOR = /\bInvalid\b|\breceived\b|Too (small|big)/

it('C-3 whatever an option holds that it may not, site check says so in our words, not in the validator’s', () => {
  const said = optionLeaves().flatMap(({ path }, number) =>
    partOf(WRONG, 4, number).flatMap((value) => {
      const parsed = parseSite(withValue(smallSite(), path.split(/\.|(?=\[\])/), value), {})
      return parsed.ok ? [] : parsed.faults.map(({ reason }) => `${path}: ${reason}`)
    }),
  )
  expect(said.length).toBeGreaterThan(1_000)
  expect([...new Set(said.filter((sentence) => VALIDATOR.test(sentence)))]).toEqual([])
})

/** The input with a value at a path such as ['locations', '[]', 'phone']. */
function withValue(within: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === '[]') return [withValue(Array.isArray(within) ? within[0] : undefined, rest, value)]
  return {
    ...(isRecord(within) ? within : {}),
    [step]: withValue(isRecord(within) ? within[step] : undefined, rest, value),
  }
}
