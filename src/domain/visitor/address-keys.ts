/** A key under which a network address is counted, and the multiple of a limit that the key may use. */
export interface AddressKey {
  readonly key: string
  readonly times: number
}

/** A /48 has 65,536 networks, of one customer or of many, so it gets more than one network, but still a limit. */
const TIMES_FOR_A_SITE_PREFIX = 10

/**
 * H7: the keys of an address, for every rate limit. IPv4 is counted by address. IPv6 is counted by /64, the smallest
 * network of a customer, and by /48. IPv4 embedded in IPv6 ('::ffff:192.0.2.1') counts as IPv4. All invalid addresses
 * share one key.
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

/** The narrowest key of an address: a household, an office or a single IPv4 address. */
export function narrowAddressKey(address: string): string {
  return addressKeys(address)[0]?.key ?? 'unknown'
}

/** Removes port and IPv6 zone, which some proxies add: '[2001:db8::1]:443', '192.0.2.1:443', '%eth0'. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return plain.replace(/%.*/s, '')
}

function ipv4Of(text: string): string | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null
  return parts.map(Number).join('.')
}

/** The eight groups of an IPv6 address, without leading zeros; null for other text. */
function ipv6Groups(text: string): readonly string[] | null {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]/`)) return null
  // The URL parser normalises the address; an IPv4 ending becomes hexadecimal.
  const [head = '', tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  if (tail === undefined) return groups(head)
  const [before, after] = [groups(head), groups(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address in '::ffff:192.0.2.1' (mapped) or '64:ff9b::192.0.2.1' (NAT64); null for others. */
function embeddedIpv4(groups: readonly string[]): string | null {
  const prefix = groups.slice(0, 6).join(':')
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return null
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
