import { z } from 'zod'
import { defineForm } from '../form/define-form.ts'
import { isRefundReason, type RefundReason } from './desk-view.ts'

/** Hours that a hold may go on at once. */
export const EXTENSIONS = ['24', '48', '72'] as const

/** RESERVE-3: how much longer a car is held. */
export const EXTEND_FORM = defineForm({
  hours: {
    label: 'Hold the car for another',
    schema: z.enum(EXTENSIONS, 'Choose how long the hold goes on.'),
    input: String,
    isNeeded: true,
  },
})

export const EXTENSION_LABELS: Readonly<Record<(typeof EXTENSIONS)[number], string>> = {
  '24': '24 hours',
  '48': '2 days',
  '72': '3 days',
}

/** INBOX-10: why a deposit goes back. */
export const REFUND_FORM = defineForm({
  reason: {
    label: 'Why',
    schema: z.custom<RefundReason>(
      (text) => typeof text === 'string' && isRefundReason(text),
      'Choose why the deposit is refunded.',
    ),
    input: String,
    isNeeded: true,
  },
})

export type ExtendFields = (typeof EXTEND_FORM)['fields']
export type RefundFields = (typeof REFUND_FORM)['fields']
