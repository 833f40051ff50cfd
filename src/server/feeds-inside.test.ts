import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSftpChannelSender } from '#gateways/channel-push/sftp-channel-sender.ts'
import { createFeedSources } from '#gateways/feed-sources/remote-feed-sources.ts'
import { createStaffedConsole, type StaffedConsole } from '../console/testing/staffed-console.ts'
import { readEnvironment } from './settings/environment.ts'

/** A server inside the network, that the operator opened for 'yard' and not for 'rival'. It hangs up. */
let inside: Server
let calls = 0
let dealers: StaffedConsole

beforeAll(async () => {
  inside = createServer((socket) => {
    calls += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const { feedsInside } = readEnvironment({ FEEDS_INSIDE_YARD: `127.0.0.1:${port()}, dms.lan:22` })
  const [insideHosts, password] = [feedsInside, 'tram lantern']
  dealers = await createStaffedConsole({
    feedSources: createFeedSources({
      secrets: { 'yard--stock': password, 'rival--stock': password },
      insideHosts,
    }),
    channelSender: createSftpChannelSender({
      secrets: { 'yard--csv': password, 'rival--csv': password },
      insideHosts,
    }),
  })
  await dealers.member('own', ['owner'])
  await dealers.member('rival', ['owner'], undefined, 'rival')
})
afterAll(async () => {
  await dealers.close()
  inside.close()
})

const port = () => (inside.address() as AddressInfo).port
const REFUSED = 'has an address inside our network, which is never called'

describe('L4 a server inside the network that is open for one dealer', () => {
  it.each(['https', 'sftp', 'ftps'])(
    'L4 ‘Try it’ over %s calls it for that dealer, and never for another',
    async (way) => {
      const feed = {
        name: 'stock',
        way,
        address: `${way}://127.0.0.1:${port()}/stock.csv`,
        username: 'sam',
        every: 'day',
        time: '06:30',
        do: 'try',
      }
      const before = calls
      expect((await dealers.post('rival', '/feeds', feed)).text).toContain(`The server ${REFUSED}.`)
      expect(calls).toBe(before)
      expect((await dealers.post('own', '/feeds', feed)).text).not.toContain(REFUSED)
      expect(calls).toBeGreaterThan(before)
    },
  )

  it('L4 a channel’s file is sent to it for that dealer, and never for another', async () => {
    const push = {
      host: '127.0.0.1',
      port: String(port()),
      path: '/in/cars.csv',
      username: 'sam',
      hostKey: `SHA256:${'a'.repeat(43)}`,
    }
    const sent = async (owner: string) => {
      expect((await dealers.post(owner, '/channels/csv/push', push)).status).toBe(303)
      await dealers.post(owner, '/channels/csv/push/send')
      return (await dealers.get(owner, '/channels')).text
    }
    const before = calls
    expect(await sent('rival')).toContain(REFUSED)
    expect(calls).toBe(before)
    expect(await sent('own')).not.toContain(REFUSED)
    expect(calls).toBeGreaterThan(before)
  })

  it('L4 a server does not start with FEEDS_INSIDE for every dealer, and says what to set', () => {
    expect(() => readEnvironment({ FEEDS_INSIDE: 'dms.lan:22' })).toThrow(
      /FEEDS_INSIDE would open .* every dealer.*FEEDS_INSIDE_CITY_CARS=dms\.lan:22/,
    )
    expect(readEnvironment({ FEEDS_INSIDE: '' }).feedsInside).toEqual({})
    expect(readEnvironment({ FEEDS_INSIDE_CITY_CARS: 'dms.lan:22' }).feedsInside).toEqual({
      'city-cars': ['dms.lan:22'],
    })
  })
})
