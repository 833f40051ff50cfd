import { existsSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { isVehiclePath } from '#domain/paths.ts'
import { BROWSER_ROUTES } from '#domain/route/page-routes.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { ROUTES } from '#domain/route/routes.ts'
import { EXAMPLES } from '#domain/route/testing.ts'
import { routeObjects } from './routes.ts'

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]
const ADDRESSES = Object.values(EXAMPLES)
  .flat()
  .flatMap((path) => SPELLINGS.map((spelled) => spelled(path)))

const routes = routeObjects({}, ({ module }) => ({ handle: module }), ROUTES)

it('a browser has the routes that have a page, and no others', () => {
  const shown = ROUTES.filter(({ module }) => existsSync(`src/web/pages/${module}`))
  expect(BROWSER_ROUTES.map(({ path }) => path).toSorted()).toEqual(shown.map(({ path }) => path).toSorted())
})

it.each([...new Set(ADDRESSES)])('%s belongs to the route that React Router matches', (address) => {
  const taken: RouteObject | undefined = matchRoutes(routes, address)?.at(-1)?.route
  const ours = routeOf(address)
  // The router accepts any value of a parameter; our table may list its values, and others are not found.
  const isOtherValue = ours.path === '*' && taken?.path === 'cars/:slug/:flow'
  expect(ours.module).toBe(isOtherValue ? 'not-found.tsx' : taken?.handle)
})

it('the router has every row of the table', () => {
  expect(routes[0]?.children).toHaveLength(ROUTES.length)
})

it.each([...new Set(Object.values(EXAMPLES).flat())])(
  'PHONE-1 %s masks phone numbers only where a car’s page or window sticker is',
  (path) => {
    expect(isVehiclePath(path)).toBe(['vehicle.tsx', 'window-sticker.tsx'].includes(routeOf(path).module))
  },
)
