import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address is on the public internet: not this machine, its network or a cloud's metadata services.
 * Dealers configure URLs that the server calls, and these must not reach the internal network.
 */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  if (family === 4) return !INSIDE.check(address, 'ipv4')
  return (
    !INSIDE.check(address, 'ipv6') &&
    !INSIDE.check(embeddedIn(address) ?? address, embeddedIn(address) ? 'ipv4' : 'ipv6')
  )
}

/**
 * DNS lookup for `node:net` that fails if any address is internal. It checks the address that is then connected to, so
 * a hostname cannot resolve differently the second time.
 */
export function lookupOutside(
  hostname: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const inside = addresses.find(({ address }) => !isOutside(address))
    if (inside) return done(new Error(`${hostname} is an address inside the network, which is never called`), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses
    return first ? done(null, first.address, first.family) : done(new Error(`${hostname} has no address`), [])
  })
}

/** L5: networks outside the public internet, from the IANA registries. */
const INSIDE_NETWORKS = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'behind a carrier'],
  ['127.0.0.0', 8, 'this machine'],
  ['169.254.0.0', 16, 'link-local, and a cloud’s own services'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocols'],
  ['192.88.99.0', 24, 'relays of 6to4'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['224.0.0.0', 3, 'many receivers, reserved, and everybody'],
  ['::', 96, 'this machine, and IPv4 in its oldest form'],
  ['::ffff:0:0:0', 96, 'IPv4 translated'],
  ['64:ff9b:1::', 48, 'IPv4 translated at this place'],
  ['100::', 64, 'thrown away'],
  ['2001::', 32, 'Teredo, which holds an IPv4 address'],
  ['2001:10::', 28, 'hashes'],
  ['2001:20::', 28, 'hashes'],
  ['2001:db8::', 32, 'examples'],
  ['3fff::', 20, 'examples'],
  ['5f00::', 16, 'segment routing'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'link-local'],
  ['fec0::', 10, 'private, in its old form'],
  ['ff00::', 8, 'many receivers'],
] as const

const INSIDE = new BlockList()
for (const [network, bits] of INSIDE_NETWORKS) INSIDE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

/** The IPv4 address embedded in an IPv6 address (::ffff:127.0.0.1, 64:ff9b::/96, 2002::/16), or null. */
function embeddedIn(address: string): string | null {
  const groups = groupsOf(address)
  const [first = 0, second = 0, third = 0] = groups
  const last = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const isTranslated = first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isMapped || isTranslated) return dotted(last)
  return first === 0x2002 ? dotted([second, third]) : null
}

function groupsOf(address: string): readonly number[] {
  // The URL parser normalises IPv6 addresses, including dotted endings.
  const written = new URL(`http://[${address.split('%')[0]}]/`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const parts = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return parts(head)
  const [before, after] = [parts(head), parts(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}
