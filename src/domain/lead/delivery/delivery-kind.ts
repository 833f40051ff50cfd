/**
 * The ways in which a lead leaves (FORM-13, FIELD-1): a mail a person reads, a mail a dealer's system reads (ADF), a
 * signed call of a dealer's system, a text message to the dealer, the buyer's own confirmation, the buyer's word that a
 * deposit goes back (RESERVE-3), and the mail that tells a person of a delivery that was given up.
 */
export const DELIVERY_KINDS = ['mail', 'adf', 'webhook', 'sms', 'confirmation', 'refund', 'alert'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Who reads what is delivered; a lead that no dealer's delivery is left for has nowhere to go. */
export const DELIVERY_READERS: Readonly<Record<DeliveryKind, 'dealer' | 'buyer'>> = {
  mail: 'dealer',
  adf: 'dealer',
  webhook: 'dealer',
  sms: 'dealer',
  confirmation: 'buyer',
  refund: 'buyer',
  alert: 'dealer',
}
