import { describe, expect, it } from 'vitest'
import { isOutside, lookupOutside } from './outside-address.ts'

describe('an address that the server may call', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '203.0.113.9',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2002:808:808::1',
    '100.128.0.1',
    '198.20.0.1',
  ])('%s is outside', (address) => {
    expect(isOutside(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '::127.0.0.1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:0:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:100.64.0.1',
    '::ffff:198.18.0.1',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::1',
    '2002:a9fe:a9fe::1',
    '2002:c0a8:101::',
    '2001:0:7f00:1::',
    'fec0::1',
    '100::1',
    '2001:db8::1',
    '192.88.99.1',
    '198.19.255.255',
    '100.127.255.255',
    'no address',
  ])('L5 %s is not', (address) => {
    expect(isOutside(address)).toBe(false)
  })

  it('refuses a hostname that resolves to an internal address', async () => {
    const { promise, resolve } = Promise.withResolvers<Error | null>()
    // A name to Node, an address to the system: no hosts file has to know it.
    lookupOutside('127.1', {}, (error) => resolve(error))
    expect((await promise)?.message).toContain('inside the network')
  })
})
