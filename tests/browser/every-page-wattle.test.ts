import { expect, it } from 'vitest'
import { faultsOfEveryPage } from './every-page.ts'
import { SITES } from './page-kinds.ts'

it(`FIELD-4 axe finds nothing on the page kinds of ${SITES[2].site}, nothing overflows at any width or at 200%, and nothing moves with reduced motion`, async () => {
  expect(await faultsOfEveryPage(SITES[2])).toEqual([])
})
