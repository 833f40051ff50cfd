import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROUTES } from '#domain/route/routes.ts'
import { routerPath } from '#web/routes.ts'
import { faultsOfEveryPage } from './every-page.ts'
import { PAGES, SITES } from './page-kinds.ts'

it('FIELD-4 the table of pages has a row for each route that shows a page', () => {
  const pageRoutes = ROUTES.filter(({ module }) => existsSync(`src/web/pages/${module}`)).map(
    ({ path }) => routerPath(path) || '/',
  )
  expect(Object.keys(PAGES).sort()).toEqual(pageRoutes.sort())
})

it(`FIELD-4 axe finds nothing on the page kinds of ${SITES[0].site}, nothing overflows at any width or at 200%, and nothing moves with reduced motion`, async () => {
  expect(await faultsOfEveryPage(SITES[0])).toEqual([])
})
