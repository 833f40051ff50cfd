/**
 * H4-4: a text of a conversation as staff read it. A buyer's own link in it cancels, refunds and unsubscribes for anybody
 * who has it, so staff see that there is one, and no more.
 */
export function withoutBuyerLinks(text: string): string {
  return text.replace(BUYER_LINK, '$1…')
}

/** The same for each text within a plain value, such as a lead's content. */
export function withoutBuyerLinksIn<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutBuyerLinks(value) as Value
  if (Array.isArray(value)) return value.map((each) => withoutBuyerLinksIn(each)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutBuyerLinksIn(each)])) as Value
}

/**
 * Signed ids have 42 characters or more; an address of a page has fewer. A mail program that checks links has ours within
 * its own, where '/' is '%2F', in the mails that buyers quote.
 */
const BUYER_LINK =
  /((?:\/|%2f)(?:reservations|visits|unsubscribe|trade-in|alerts(?:\/|%2f)confirm|alerts(?:\/|%2f)end)(?:\/|%2f))[\w.-]{40,}/gi
