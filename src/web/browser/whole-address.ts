import { isPublicAddress } from '#views/analytics/public-address.ts'

/** Whether a tag that reads the address and the page before by itself would find nothing of the visitor in them. */
export function readsNothingOfVisitor(): boolean {
  const { referrer } = document
  const ownReferrer = referrer.startsWith(`${location.origin}/`)
  return isPublicAddress(location.href) && (!ownReferrer || isPublicAddress(referrer))
}
