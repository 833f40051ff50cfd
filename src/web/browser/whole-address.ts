import { isPublicAddress } from '#views/analytics/public-address.ts'

/** Whether the address and the referrer contain nothing about the visitor, for tags that read them. */
export function readsNothingOfVisitor(): boolean {
  const { referrer } = document
  const ownReferrer = referrer.startsWith(`${location.origin}/`)
  return isPublicAddress(location.href) && (!ownReferrer || isPublicAddress(referrer))
}
