import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSftpChannelSender } from '#gateways/channel-push/sftp-channel-sender.ts'
import { type SftpDrop, startSftpDrop } from '#gateways/channel-push/testing/sftp-drop.ts'
import { createFeedSources } from '#gateways/feed-sources/remote-feed-sources.ts'
import { TEST_LOGIN } from '#gateways/feed-sources/testing/sftp-server.ts'
import { createStaffedConsole, type StaffedConsole } from '../testing/staffed-console.ts'

/** The dealer's server, that the operator named beside the password, and one of a manager who wants to read it. */
let own: SftpDrop
let other: SftpDrop
let yard: StaffedConsole

beforeAll(async () => {
  ;[own, other] = await Promise.all([startSftpDrop(), startSftpDrop()])
  const insideHosts = { yard: [own, other].map(({ port }) => `127.0.0.1:${port}`) }
  const ownHost = `127.0.0.1:${own.port}`
  const { password } = TEST_LOGIN
  yard = await createStaffedConsole({
    feedSources: createFeedSources({
      secrets: { 'yard--stock': password },
      hosts: { 'yard--stock': ownHost },
      insideHosts,
    }),
    channelSender: createSftpChannelSender({
      secrets: { 'yard--csv': password },
      hosts: { 'yard--csv': ownHost },
      insideHosts,
    }),
  })
  await yard.member('manager', ['manager'])
})
afterAll(() => Promise.all([yard.close(), own.close(), other.close()]))

const feedAt = ({ port, hostKey }: SftpDrop) => ({
  name: 'stock',
  way: 'sftp',
  address: `sftp://127.0.0.1:${port}/out/stock.csv`,
  username: TEST_LOGIN.username,
  hostKey,
  every: 'day',
  time: '06:30',
})
const refusal = () =>
  `The server was not called: its password is for 127.0.0.1:${own.port} alone. If 127.0.0.1:${other.port} is right, ask Forecourt’s support to allow it`

describe('S3-17 the password of an operator', () => {
  it('S3-17 a trial, a pull and the schedule of a feed call no server but the named one, and the board says so', async () => {
    const tried = await yard.post('manager', '/feeds', { ...feedAt(other), do: 'try' })
    expect(tried.text).toContain(`${refusal()}.`)
    expect(tried.text).toContain('Put the address of that server back')
    expect((await yard.post('manager', '/feeds', { ...feedAt(other), do: 'save' })).status).toBe(303)
    await yard.post('manager', '/feeds/stock/pull')
    expect((await yard.get('manager', '/feeds')).text).toContain(`${refusal()}.`)
    expect(other.logins()).toBe(0)
    await yard.post('manager', '/feeds', { ...feedAt(own), name: 'parts', secret: 'stock', do: 'try' })
    expect(own.logins()).toBeGreaterThan(0)
  })

  it('S3-17 a channel’s file goes to no server but the named one, and its page says so', async () => {
    const pushTo = ({ port, hostKey }: SftpDrop) => ({
      host: '127.0.0.1',
      port: String(port),
      path: '/in/cars.csv',
      username: TEST_LOGIN.username,
      hostKey,
    })
    expect((await yard.post('manager', '/channels/csv/push', pushTo(other))).status).toBe(303)
    expect((await yard.post('manager', '/channels/csv/push/send')).to).toContain('done=failed')
    expect((await yard.get('manager', '/channels')).text).toContain(`${refusal()}.`)
    expect([other.logins(), other.writes()]).toEqual([0, 0])
    await yard.post('manager', '/channels/csv/push/remove')
    await yard.post('manager', '/channels/csv/push', pushTo(own))
    expect((await yard.post('manager', '/channels/csv/push/send')).to).toContain('done=sent')
  })
})
