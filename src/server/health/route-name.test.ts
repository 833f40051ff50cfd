import { expect, it } from 'vitest'
import { routeOf } from '#domain/route/route-of.ts'
import { routeName } from './route-name.ts'

it.each([
  ['/', '/'],
  ['/search/toyota/hilux', '/search/:first?/:second?'],
  ['/cars/2021-toyota-hilux', '/cars/:slug'],
  ['/unsubscribe/4266-1417-0000', '/unsubscribe/:token'],
  ['/assets/entry-1a2b.js', '/assets/*'],
  ['/pictures/kept/ab/640.webp', '/pictures/kept/*'],
  ['/jo@mail.example', '/:page'],
  ['/jo@mail.example/hilux', '/*'],
])('OPS-7 %s is named by its route, without what a visitor may have typed', (path, name) => {
  expect(routeName(path, routeOf(path))).toBe(name)
})
