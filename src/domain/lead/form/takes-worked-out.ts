import type { LeadFormKind } from './lead-form-kind.ts'

/** MONEY-1, TRADE-1: whether the buyer's figures of this visit go along with a form: trade-in value, deposit and term. */
export function takesWorkedOut(kind: LeadFormKind): boolean {
  return KINDS.includes(kind)
}

/** Forms of people who want to buy. A list of its own, because browsers load it without the table of forms. */
const KINDS: readonly LeadFormKind[] = [
  'vehicle-enquiry',
  'test-drive',
  'vehicle-test-drive',
  'finance-enquiry',
  'vehicle-finance',
]
