export type CardAnswer =
  | { readonly kind: 'taken' }
  /** `reason`: message for the buyer. */
  | { readonly kind: 'declined'; readonly reason: string }

/** The sandbox's answer to a card number. It accepts test numbers only, so that nobody enters a real card. */
export function cardAnswer(number: string): CardAnswer {
  const digits = number.replace(/[\s-]/g, '')
  return ANSWERS[digits] ?? { kind: 'declined', reason: NO_TEST_CARD }
}

const TAKEN = { kind: 'taken' } as const
const NO_TEST_CARD = 'The sandbox takes test cards only. Use 4242 4242 4242 4242.'

/** Stripe's test numbers. */
const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': TAKEN,
  '5555555555554444': TAKEN,
  '378282246310005': TAKEN,
  '4000000000000002': { kind: 'declined', reason: 'Your card was declined. Try another card.' },
  '4000000000009995': { kind: 'declined', reason: 'Your card has insufficient funds. Try another card.' },
}
