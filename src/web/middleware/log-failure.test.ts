import { afterEach, beforeEach, expect, it } from 'vitest'
import { forRoutes } from '#operations/route-platform.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createRequestContext } from './create-request-context.ts'
import { logFailure } from './log-failure.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform()
})
afterEach(() => platform.close())

function report(error: unknown, signal?: AbortSignal): void {
  const request = new Request(
    'http://yard.localhost/unsubscribe/4266-1417?email=jo@mail.example',
    signal ? { signal } : {},
  )
  const context = createRequestContext({
    platform: forRoutes(platform),
    site: platform.site('yard'),
    version: 1,
    now: platform.clock.now(),
    origin: 'http://yard.localhost',
    production: false,
    cookieSecret: 'a secret of the tests',
    filesOf: async function* () {},
    signInWait: async () => null,
  })
  logFailure(error, { request, context })
}

it('H6 D-22 OPS-7 logs a request that failed with a bug in one line, without its path and query', () => {
  const error = new Error('broken')
  report(error)
  expect(platform.logged).toEqual([
    { level: 'error', event: 'request failed', facts: { site: 'yard', route: '/unsubscribe/:token', error } },
  ])
})

it('H6 does not log a missing page or a visitor who has disconnected', () => {
  report({ status: 404, statusText: 'Not Found', internal: true, data: null })
  report(new Error('broken off'), AbortSignal.abort())
  expect(platform.logged).toEqual([])
})
