import { expect, it } from 'vitest'
import { API_PATH, API_ROUTES } from '#domain/api/api-routes.ts'
import { requestPlace } from './request-place.ts'
import { CONSOLE_ROUTES } from './routes.ts'

it.each(CONSOLE_ROUTES)('K-8 $method $path of the console has its own name', ({ method, path }) => {
  expect(requestPlace(method, path.replace(/:\w+/g, 'typed')).route).toBe(`console:${path}`)
})

it.each(Object.values(API_ROUTES))('K-8 $method $path of the API has its own name', ({ method, path }) => {
  expect(requestPlace(method, API_PATH + path.replace('{id}', 'typed')).route).toBe(
    `api:${path.replace('{id}', ':id')}`,
  )
})

it.each([
  ['/typed/typed/typed', 'console:/*'],
  ['/API/v1/conversations', 'console:/*'],
  [`${API_PATH}/typed`, 'api:/*'],
  [API_PATH, 'console:/*'],
  ['/auditXcsv', 'console:/*'],
  ['/pictures/kept/typed/400.webp', 'console:/pictures/kept/*'],
])('K-8 all addresses such as %s, which no table has, share a name', (path, route) => {
  expect(requestPlace('GET', path).route).toBe(route)
})
