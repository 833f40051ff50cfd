/** What a network address is counted under, and how many times a limit's number that key may use. */
export interface AddressKey {
  readonly key: string
  readonly times: number
}

/** A /48 holds 65,536 networks, of one customer or of many: it gets more than a network, but not without end. */
const TIMES_FOR_A_SITE_PREFIX = 10

/**
 * H7: the keys of an address for every limit. IPv4 counts by address. IPv6 counts by /64, the smallest network that a
 * customer gets, and by /48. IPv4 in the form of IPv6 ('::ffff:192.0.2.1') is IPv4. What is no address shares one key.
 */
export function addressKeys(address: string): readonly AddressKey[] {
  const text = withoutPort(address.trim())
  const ipv4 = ipv4Of(text)
  if (ipv4 !== null) return [{ key: ipv4, times: 1 }]
  const groups = ipv6Groups(text)
  if (groups === null) return [{ key: 'unknown', times: 1 }]
  const inside = embeddedIpv4(groups)
  if (inside !== null) return [{ key: inside, times: 1 }]
  return [
    { key: `${groups.slice(0, 4).join(':')}/64`, times: 1 },
    { key: `${groups.slice(0, 3).join(':')}/48`, times: TIMES_FOR_A_SITE_PREFIX },
  ]
}

/** The narrowest key of an address: one household or office, or one IPv4 address. */
export function narrowAddressKey(address: string): string {
  return addressKeys(address)[0]?.key ?? 'unknown'
}

/** '[2001:db8::1]:443' and '192.0.2.1:443', as some proxies write, without port; an IPv6 zone ('%eth0') goes too. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return plain.replace(/%.*$/, '')
}

function ipv4Of(text: string): string | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null
  return parts.map(Number).join('.')
}

/** The eight groups of an IPv6 address, each as short as it can be; null for other text. */
function ipv6Groups(text: string): readonly string[] | null {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]/`)) return null
  // The URL standard writes each address in one way alone, the IPv4 ending in hexadecimal.
  const [head = '', tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  if (tail === undefined) return groups(head)
  const [before, after] = [groups(head), groups(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** '192.0.2.1' of '::ffff:192.0.2.1' (mapped) and of '64:ff9b::192.0.2.1' (NAT64). */
function embeddedIpv4(groups: readonly string[]): string | null {
  const prefix = groups.slice(0, 6).join(':')
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return null
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
