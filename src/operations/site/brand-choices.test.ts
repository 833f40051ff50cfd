import { assert, property } from 'fast-check'
import { expect, it } from 'vitest'
import { anyBrand, unreadTexts } from './testing/read-tokens.ts'

it('STUDIO-17 no choice of brand makes a text unreadable: 300 of the 10,000 that npm run chaos tries', () => {
  assert(
    property(anyBrand, (brand) => {
      expect(unreadTexts(brand)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
