import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { buyerFirstName } from '../person/first-name.ts'

/**
 * A10, FORM-2: the first line of a buyer's mail. Anyone can enter someone else's address, so only a short name of letters is
 * repeated; anything else could be an advertisement.
 */
export function greeting(buyer: Parameters<typeof buyerFirstName>[0]): string {
  const name = buyerFirstName(buyer)
  return PLAIN_NAME.test(name) ? say(words.hiName, { name }) : say(words.hi)
}

/** Letters of any script with single spaces, hyphens and apostrophes between them, at most 20. */
const PLAIN_NAME = /^(?=.{1,20}$)[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)?$/u
