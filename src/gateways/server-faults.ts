/** What a dealer's or partner's server did wrong, as a phrase that follows 'The server …'; null for anything else. */
export function serverFault(error: unknown): string | null {
  const message = error instanceof Error ? error.message : String(error)
  return KNOWN_FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? null
}

/** K-13: a login may begin in a folder of its own. */
export const NO_SUCH_FILE =
  'has no such file: check the path in the address. It begins at the server’s root, or with /~/ at the folder of the login'

const KNOWN_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/inside the network/, 'has an address inside our network, which is never called'],
  [/authentication|login|530|password/i, 'refused user name or password'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'cannot be reached'],
  [/ENOTFOUND|EAI_AGAIN|has no address/, 'is not found: check the name in the address'],
  [/ETIMEDOUT|timed? ?out/i, 'did not answer in time'],
  [/No such file|550/i, NO_SUCH_FILE],
  [/aborted|ECONNRESET|socket hang up|premature close/i, 'broke off in the middle of the file'],
  [/certificate|self.signed|altname/i, 'has a certificate that does not belong to it'],
]
