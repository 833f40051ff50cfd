import { afterEach, describe, expect, it } from 'vitest'
import { startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { createAutoGrabRego } from './autograb.ts'
import { createFakeRego } from './fake.ts'
import { createRedBookRego } from './redbook.ts'
import { KNOWN_PLATE, KNOWN_VEHICLE, regoContract } from './rego.contract.ts'

const closing: TestHttpServer[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((server) => server.close()))
})
async function serve(...answer: Parameters<typeof startHttpServer>): Promise<TestHttpServer> {
  const server = await startHttpServer(...answer)
  closing.push(server)
  return server
}

const keys = { yard: 'k-1' }
/** Where a server answers: no machine is that slow. */
const PATIENCE_MS = 600_000
const { make, model, year, variant, vendorId } = KNOWN_VEHICLE

const autograb = () =>
  serve(({ path, headers }, response) => {
    if (headers.apikey !== 'k-1') return response.writeHead(401).end()
    if (path !== '/v2/vehicles/registrations/123AB4?region=au&state=QLD') return response.writeHead(404).end('{}')
    return response.end(JSON.stringify({ success: true, vehicle: { id: vendorId, make, model, year, badge: variant } }))
  })
const redbook = () =>
  serve(({ path, headers }, response) => {
    if (path === '/token')
      return response.end(JSON.stringify({ accessToken: headers['x-api-key'] === 'k-1' ? 't' : '' }))
    if (headers.authorization !== 'Bearer t') return response.writeHead(401).end()
    if (path !== '/v1/au/car/vehicles/findbyregoplus/qld/123AB4') return response.writeHead(404).end()
    return response.end(
      JSON.stringify([{ redbookCode: vendorId, make, family: model, yearGroup: year, badge: variant }]),
    )
  })

regoContract('The fake', async () => {
  const lookup = createFakeRego()
  lookup.serve('yard')
  lookup.know(KNOWN_PLATE.rego, KNOWN_VEHICLE)
  return lookup
})
regoContract('AutoGrab', async () =>
  createAutoGrabRego({ keys, url: (await autograb()).origin, deadline: PATIENCE_MS }),
)
regoContract('RedBook', async () => createRedBookRego({ keys, url: (await redbook()).origin, deadline: PATIENCE_MS }))

describe.each([
  ['AutoGrab', createAutoGrabRego],
  ['RedBook', createRedBookRego],
])('%s', (_, create) => {
  it.each([500, 401, 429])('TRADE-3 throws GatewayError for status %i', async (status) => {
    const { origin } = await serve((_call, response) => response.writeHead(status).end())
    await expect(create({ keys, url: origin }).find(KNOWN_PLATE, 'yard')).rejects.toMatchObject({
      name: 'GatewayError',
    })
  })

  it('TRADE-3 throws GatewayError for a timeout or an unreadable response', async () => {
    const hanging = await serve(() => {})
    const odd = await serve((_call, response) => response.end('<html>'))
    for (const { origin } of [hanging, odd])
      await expect(create({ keys, url: origin, deadline: 100 }).find(KNOWN_PLATE, 'yard')).rejects.toMatchObject({
        name: 'GatewayError',
      })
  })
})

it('TRADE-3 returns null for an incomplete vehicle', async () => {
  const { origin } = await serve((_call, response) => response.end(JSON.stringify({ vehicle: { id: 'V-1', make } })))
  expect(await createAutoGrabRego({ keys, url: origin, deadline: PATIENCE_MS }).find(KNOWN_PLATE, 'yard')).toBeNull()
})
