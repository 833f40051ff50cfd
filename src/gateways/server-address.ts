import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isOutside } from './outside-address.ts'

/**
 * The network address of a dealer's server, looked up once, so that the address that is checked is the one that is
 * called. Throws if it is inside our network and not allowed there.
 */
export async function serverAddress(hostname: string, port: number, insideHosts: readonly string[]): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? (await lookup(host, { all: true })).map(({ address }) => address) : [host]
  const isAllowed = insideHosts.includes(`${hostname}:${port}`)
  const inside = isAllowed ? undefined : addresses.find((address) => !isOutside(address))
  if (inside !== undefined) throw new Error(`${host} is an address inside the network, which is never called`)
  const [first] = addresses
  if (first === undefined) throw new Error(`${host} has no address`)
  return first
}
