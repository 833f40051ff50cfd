import { isToldWhole } from '#views/analytics/told-address.ts'

/** Whether a tag that reads the address and the page before by itself would find nothing of the visitor in them. */
export function readsNothingOfVisitor(): boolean {
  const { referrer } = document
  const ownReferrer = referrer.startsWith(`${location.origin}/`)
  return isToldWhole(location.href) && (!ownReferrer || isToldWhole(referrer))
}
