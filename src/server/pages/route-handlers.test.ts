import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import config from '#web/routes.ts'
import { routeHandlers } from './route-handlers.ts'

const entries = (await config).map(({ id, path, index, file }) => ({ id: id ?? file, path, index, parentId: 'root' }))
const routes = Object.fromEntries([{ id: 'root', path: '' }, ...entries].map((route) => [route.id, route]))
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild

/** The routes that an address leads to, as the router finds them. */
function matched({ routes }: ServerBuild, pathname: string): readonly unknown[] | undefined {
  const children = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ ...route } as RouteObject] : [],
  )
  return matchRoutes([{ id: 'root', path: '', children }], pathname)?.map(({ route, params }) => [route.id, params])
}

const ADDRESSES = [
  ...['/', '/search', '/search/', '/Search/toyota/hilux', '/search/a/b/c', '/cars', '/cars/2020-toyota', '/cars/x.pdf'],
  ...[
    '/contact-us',
    '/contact-us/north',
    '/finance-enquiry',
    '/about-us',
    '/blog',
    '/blog/rss.xml',
    '/blog/a',
    '/models/x',
  ],
  ...[
    '/pages/terms',
    '/sitemap.xml',
    '/sitemaps/cars.xml',
    '/robots.txt',
    '/api/search',
    '/api/search/queries',
    '/api/none',
  ],
  ...[
    '/success',
    '/success/appointment.ics',
    '/unsubscribe/7',
    '/no/such/page',
    '//search',
    '/%73earch',
    '/search%2Ftoyota',
    '/ü',
  ],
]

it('ROUTE-1 an address leads to the same route whether all are tried or those that begin as it does', async () => {
  const handle = routeHandlers(
    build,
    (part) =>
      async ({ url }) =>
        Response.json(matched(part, new URL(url).pathname)),
  )
  for (const pathname of ADDRESSES) {
    const found = await (await handle(new Request(`http://a.example${pathname}`), null)).json()
    expect(found, pathname).toEqual(matched(build, pathname))
  }
})

it('ROUTE-1 a page and its data go to the handler of their first segment, and what begins as no route does to that of all', async () => {
  const handle = routeHandlers(build, (part) => async () => new Response(Object.keys(part.routes).join(' ')))
  const routesOf = async (pathname: string) => (await handle(new Request(`http://a.example${pathname}`), null)).text()
  const all = Object.keys(routes).join(' ')
  for (const pathname of ['/', '/_root.data', '/about-us', '/%73earch', '//search', '/no/such/page'])
    expect(await routesOf(pathname), pathname).toBe(all)
  const ofSearch = await routesOf('/search')
  expect(ofSearch.split(' ')).toContain('routes/search.tsx')
  expect(ofSearch.split(' ')).not.toContain('routes/cars-redirect.ts')
  for (const pathname of ['/search.data', '/Search/toyota', '/search/toyota.data'])
    expect(await routesOf(pathname), pathname).toBe(ofSearch)
})
