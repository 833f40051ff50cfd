import { afterEach, describe, expect, it } from 'vitest'
import { startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { createAutoGrabValuer } from './autograb.ts'
import { createFakeValuer } from './fake.ts'
import { createRedBookValuer } from './redbook.ts'
import { FIGURE, KNOWN, valuerContract } from './valuation.contract.ts'
import { figureOf } from './valuation.ts'

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
const { low, mid, high } = FIGURE

const autograb = () =>
  serve(({ method, path, headers, body }, response) => {
    if (headers.apikey !== 'k-1' || method !== 'POST') return response.writeHead(401).end()
    const asked = { region: 'au', vehicle_id: KNOWN.vendorId, kms: KNOWN.km }
    if (path !== '/v2/valuations/predict' || body !== JSON.stringify(asked)) return response.writeHead(404).end()
    return response.end(JSON.stringify({ prediction: { trade_price: mid, trade_low: low, trade_high: high } }))
  })
const redbook = () =>
  serve(({ path, headers }, response) => {
    if (path === '/token')
      return response.end(JSON.stringify({ accessToken: headers['x-api-key'] === 'k-1' ? 't' : '' }))
    if (headers.authorization !== 'Bearer t') return response.writeHead(401).end()
    if (path !== '/v1/au/car/vehicles/V-1/valuation?odometer=48000') return response.writeHead(404).end()
    return response.end(JSON.stringify({ tradeIn: { low, average: mid, high } }))
  })

valuerContract('The fake', async () => {
  const valuer = createFakeValuer()
  valuer.serve('yard')
  valuer.know(KNOWN.vendorId, FIGURE)
  return valuer
})
valuerContract('AutoGrab', async () =>
  createAutoGrabValuer({ keys, url: (await autograb()).origin, deadline: PATIENCE_MS }),
)
valuerContract('RedBook', async () =>
  createRedBookValuer({ keys, url: (await redbook()).origin, deadline: PATIENCE_MS }),
)

describe.each([
  ['AutoGrab', createAutoGrabValuer],
  ['RedBook', createRedBookValuer],
])('%s', (_, create) => {
  it('TRADE-3 throws GatewayError for an error, a timeout or an unreadable response', async () => {
    const ill = await serve((_call, response) => response.writeHead(503).end())
    const hanging = await serve(() => {})
    const odd = await serve((_call, response) => response.end('<html>'))
    for (const { origin } of [ill, hanging, odd])
      await expect(create({ keys, url: origin, deadline: 100 }).value(KNOWN, 'yard')).rejects.toMatchObject({
        name: 'GatewayError',
      })
  })
})

it.each([
  [20_000, null, null, { low: 19_000, mid: 20_000, high: 21_000 }],
  [20_000, 18_000, 23_000, { low: 18_000, mid: 20_000, high: 23_000 }],
  // A low and high that do not enclose the figure are ignored.
  [20_000, 25_000, 30_000, { low: 19_000, mid: 20_000, high: 21_000 }],
  [null, 18_000, 23_000, null],
  [0, null, null, null],
  ['much', null, null, null],
])('TRADE-3 of %s between %s and %s the range is %o', (mid, low, high, figure) => {
  expect(figureOf(mid, low, high)).toEqual(figure)
})
