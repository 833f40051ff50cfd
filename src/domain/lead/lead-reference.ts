/**
 * A10: a lead's reference as people read it and say it on the phone: '0F8FAD5B'. It is on the page after a lead, in the
 * buyer's mail, in the dealer's mails and text messages, and the inbox finds it.
 */
export function leadReference(id: string): string {
  return id.replaceAll('-', '').slice(0, 8).toUpperCase()
}

/** RESERVE-6: the lead of a deposit has the reference of its reservation, which the buyer sees. */
export function referenceOfLead({
  id,
  payload,
}: {
  readonly id: string
  readonly payload: { readonly reservation?: { readonly id: string } }
}): string {
  return leadReference(payload.reservation?.id ?? id)
}
