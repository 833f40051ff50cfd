const WORDS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/ENOTFOUND|EAI_AGAIN|EAI_NONAME/, 'This address doesn’t exist.'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'Nothing answers at this address.'],
  [/ECONNRESET|EPIPE|socket hang up/, 'The other side broke the connection off.'],
  [/ETIMEDOUT|timed? ?out|TimeoutError|no answer within/i, 'There was no answer in time.'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/, 'The certificate of this address isn’t valid.'],
  [/answered 40[13]/, 'The other side refused us: it wants another sign-in or key.'],
  [/answered 404/, 'The other side has nothing at this address.'],
  [/answered 410/, 'The other side wants no more of these.'],
  [/answered 429/, 'The other side had too many calls at once.'],
  [/answered 5\d\d/, 'The other side had a fault of its own.'],
]

/** Why something did not arrive, as a person says it; the stored reason where no words are known. */
export function deliveryWords(reason: string): string {
  return WORDS.find(([pattern]) => pattern.test(reason))?.[1] ?? reason
}
