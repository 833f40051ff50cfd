/** INBOX-7: a conversation's own mail address: the site and an unguessable token. */
export interface ConversationAddress {
  readonly siteSlug: string
  readonly token: string
}

/** 'yard.4f1c…@reply.forecourt.example' */
export function writeConversationAddress({ siteSlug, token }: ConversationAddress, domain: string): string {
  return `${siteSlug}.${token}@${domain}`
}

/** INBOX-7: the first of these addresses that is a conversation's; null if none is. Mail programs may change the case. */
export function readConversationAddress(addresses: readonly string[], domain: string): ConversationAddress | null {
  for (const address of addresses) {
    const [, siteSlug, token, host] = /^([a-z0-9-]+)\.([0-9a-f]{20,40})@(.+)$/.exec(address.trim().toLowerCase()) ?? []
    if (siteSlug && token && host === domain.toLowerCase()) return { siteSlug, token }
  }
  return null
}

/** K-14: the site in an address of our domain whose token is invalid: a mail program or a person changed it. */
export function siteOfAddress(addresses: readonly string[], domain: string): string | null {
  const matches = addresses.map((address) => /^([a-z0-9-]+)\.[^@]*@(.+)$/.exec(address.trim().toLowerCase()))
  return matches.find((found) => found?.[2] === domain.toLowerCase())?.[1] ?? null
}

/** 'Re: ' once, however often a subject went back and forth. */
export function replySubject(subject: string): string {
  return `Re: ${subject
    .trimStart()
    .replace(/^((re|aw|sv)\s*:\s*)+/i, '')
    .trim()}`
}
