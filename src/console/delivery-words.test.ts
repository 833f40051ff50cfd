import { expect, it } from 'vitest'
import { deliveryWords } from './delivery-words.ts'

it.each([
  ['webhook: getaddrinfo ENOTFOUND hooks.dealer.example', 'This address doesn’t exist.'],
  ['webhook: connect ECONNREFUSED 203.0.113.4:443', 'Nothing answers at this address.'],
  ['webhook: answered 404', 'The other side has nothing at this address.'],
  ['webhook: answered 503', 'The other side had a fault of its own.'],
  ['mail: the mailbox is full', 'mail: the mailbox is full'],
])('says why a delivery failed: %s', (reason, words) => {
  expect(deliveryWords(reason)).toBe(words)
})
