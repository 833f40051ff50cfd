import { assert, property } from 'fast-check'
import { expect, it } from 'vitest'
import { anyBrand, unreadTexts } from '#operations/site/testing/read-tokens.ts'

it('STUDIO-17 of 10,000 random choices of brand every text has 4.5 to 1 or more, in each template', () => {
  assert(
    property(anyBrand, (brand) => {
      expect(unreadTexts(brand)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
}, 600_000)
