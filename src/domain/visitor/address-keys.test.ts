import { expect, it } from 'vitest'
import { addressKeys, narrowAddressKey } from './address-keys.ts'

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:50412', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::FFFF:c000:201', ['192.0.2.1']],
  ['64:ff9b::192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['2001:0DB8:0001:0002::9', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['[2001:db8:1:2::9]:443', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['2001:db8:1:3::9', ['2001:db8:1:3/64', '2001:db8:1/48']],
  ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0/48']],
  ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0/48']],
  ['::1', ['0:0:0:0/64', '0:0:0/48']],
  ['unknown', ['unknown']],
  ['', ['unknown']],
  ['999.1.1.1', ['unknown']],
  ['2001:db8:::1', ['unknown']],
  ['evil, 192.0.2.1', ['unknown']],
] as const)('H7 GARAGE-2 the keys of %s are %j', (address, keys) => {
  expect(addressKeys(address).map(({ key }) => key)).toEqual(keys)
})

it('H7 GARAGE-2 gives a /48 ten times the limit of one of its networks, and lists the network first', () => {
  expect(addressKeys('2001:db8:1:2::1').map(({ times }) => times)).toEqual([1, 10])
  expect(narrowAddressKey('2001:db8:1:2::1')).toBe('2001:db8:1:2/64')
})
