export type CardAnswer =
  | { readonly kind: 'taken' }
  /** `reason` is what the buyer reads. */
  | { readonly kind: 'declined'; readonly reason: string }

/** What the sandbox says to a card. It knows test numbers alone, so that nobody's own card is ever typed for nothing. */
export function cardAnswer(number: string): CardAnswer {
  const digits = number.replace(/[\s-]/g, '')
  return ANSWERS[digits] ?? { kind: 'declined', reason: NO_TEST_CARD }
}

const TAKEN = { kind: 'taken' } as const
const NO_TEST_CARD = 'The sandbox takes test cards only. Use 4242 4242 4242 4242.'

/** Stripe's own test numbers. */
const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': TAKEN,
  '5555555555554444': TAKEN,
  '378282246310005': TAKEN,
  '4000000000000002': { kind: 'declined', reason: 'Your card was declined. Try another card.' },
  '4000000000009995': { kind: 'declined', reason: 'Your card has insufficient funds. Try another card.' },
}
