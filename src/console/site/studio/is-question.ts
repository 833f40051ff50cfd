import type { AskPage } from '../../held/ask-values.ts'
import { type ConsolePage, isPage } from '../../shown.ts'

/**
 * STAFF-6, STAFF-10: whether the server asks something first, such as a second factor. The page asks it in place, and what
 * was typed is stored with the answer. A fault of the server is no question: it is tried again.
 */
export function isQuestion(page: ConsolePage): boolean {
  if (isPage<AskPage>(page, 'ask')) return page.form?.fields.some(([name]) => name === 'held') ?? false
  return ['code', 'sign-in', 'message'].includes(page.kind)
}
