/**
 * FORM-13, FIELD-1: the kinds of delivery: a mail for staff, a mail for a dealer's system (ADF), a signed webhook call,
 * a text message to the dealer, the buyer's confirmation, the notice to the buyer that the deposit is refunded
 * (RESERVE-3), the alert to staff that a delivery has failed for good, and a mail or a text message that staff
 * write to the buyer (INBOX-7, INBOX-8), and a mail or a text message to the dealer about what the buyer has moved or
 * cancelled (FORM-17, RESERVE-6).
 */
export const DELIVERY_KINDS = [
  'mail',
  'adf',
  'webhook',
  'sms',
  'confirmation',
  'refund',
  'alert',
  'reply',
  'text',
  'change-mail',
  'change-text',
] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** The receiver of each kind. A lead without a delivery to the dealer has nowhere to go. */
export const DELIVERY_READERS: Readonly<Record<DeliveryKind, 'dealer' | 'buyer'>> = {
  mail: 'dealer',
  adf: 'dealer',
  webhook: 'dealer',
  sms: 'dealer',
  confirmation: 'buyer',
  refund: 'buyer',
  alert: 'dealer',
  reply: 'buyer',
  text: 'buyer',
  'change-mail': 'dealer',
  'change-text': 'dealer',
}
