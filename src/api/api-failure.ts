import type { ApiProblem } from '#domain/api/api-schemas.ts'

/** An answer with an error: what is wrong, where, and what to do. */
export interface ApiFailure {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 429 | 500 | 503
  readonly problem: ApiProblem
  /** Seconds until the next call; null: it need not wait. */
  readonly wait: number | null
}

const FAILURES = {
  'no-key': [
    401,
    'The call has no key.',
    "Send 'Authorization: Bearer KEY' with a key from 'API keys' in the console.",
  ],
  'key-unknown': [401, 'There is no such key.', "Check the key's text, or make another key in the console."],
  'key-revoked': [401, 'The key was revoked.', 'Make another key in the console.'],
  'key-expired': [401, 'The key has expired.', 'Make another key in the console.'],
  'no-right': [403, 'The key has not the right for this.', 'Use a key with this right.'],
  'not-found': [404, 'There is nothing here that the key may see.', 'Check the id, and the locations of the key.'],
  'no-address': [404, 'There is nothing at this address.', 'See openapi.json for the addresses.'],
  'no-method': [405, 'This address does not take this method.', 'See the header Allow.'],
  nul: [400, 'The call holds a NUL character, which no text here may have.', 'Take it out of the value.'],
  'too-large': [413, 'The call is larger than 256 KiB.', 'Send less at once.'],
  'too-slow': [408, 'The call came too slowly, or ended early.', 'Send it again, with the same Idempotency-Key.'],
  full: [429, 'Many calls of this key or site come at once.', 'Send the call again in a minute.'],
  'no-json': [400, 'The body is not JSON.', 'Send a JSON object.'],
  invalid: [400, 'A value is not valid.', 'See openapi.json for what this address takes.'],
  'once-key': [
    400,
    'The Idempotency-Key is empty or longer than 100 characters.',
    'Send a random text, such as a UUID.',
  ],
  'other-call': [409, 'Another call had this Idempotency-Key.', 'Send each call with a key of its own.'],
  changed: [409, 'The conversation has changed since you read it.', 'Read it again, and send the new version.'],
  same: [409, 'The conversation is in this stage already.', 'Nothing is left to do.'],
  'never-new-again': [409, 'A conversation is new only once.', 'Choose another stage.'],
  'reason-missing': [409, 'This stage needs a reason.', "Send 'reason'."],
  'reason-unknown': [
    409,
    'This is no reason of the site’s own list.',
    "Send one of 'leads.lostReasons', as the console’s form 'Lost' shows them.",
  ],
  'sale-stands': [
    409,
    'This conversation was won by a sale that stands.',
    'Take the sale back in the console; the conversation is in its former stage then.',
  ],
  'no-such-person': [409, 'There is no such person who may answer this conversation.', 'Choose one of GET /people.'],
  'no-address-of-buyer': [409, 'The buyer gave no email address.', 'Call them, and log the call.'],
  variables: [409, 'The text has a variable that has no value here.', 'Write the value itself.'],
  'no-such-car': [409, 'The site has not all of these cars.', "Check 'car_ids'."],
  'car-refused': [400, 'The car cannot be used.', 'Correct the value in your system and send the car again.'],
  'no-feed': [
    409,
    'It is not clear which feed the car belongs to.',
    "Send 'feed' with the name of one of the site's feeds.",
  ],
  busy: [409, 'A file of this site is being imported.', 'Send the call again in a minute.'],
  empty: [400, 'The text is empty.', "Send 'text'."],
  'too-many': [429, 'The key made too many calls.', 'Wait for the seconds of Retry-After.'],
  'database-busy': [
    503,
    'Our database has no connection free, and nothing was stored.',
    'Send the call again after the seconds of Retry-After, with the same Idempotency-Key.',
  ],
  'our-fault': [500, 'Something went wrong on our side.', 'Try again, with the same Idempotency-Key.'],
} as const satisfies Readonly<Record<string, readonly [ApiFailure['status'], string, string]>>
export type FailureCode = keyof typeof FAILURES

/** `detail`: what a schema says about the value. */
export function failure(
  code: FailureCode,
  where: string | null = null,
  wait: number | null = null,
  detail: string | null = null,
): ApiFailure {
  const [status, message, fix] = FAILURES[code]
  return { status, wait, problem: { code, message: detail ?? message, where, fix } }
}
