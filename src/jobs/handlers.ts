import { deliverLead } from '#operations/deliver-lead.ts'
import type { Later, LaterName } from '#operations/later.ts'
import type { Platform } from '#operations/platform.ts'
import { sendCode } from '#operations/send-code.ts'
import { sendRefund } from '#operations/send-refund.ts'
import { settlePayment } from '#operations/settle-payment.ts'

/** What each kind of deferred work is done by: one line a kind, and the compiler asks for each. */
export const handlers: {
  readonly [Name in LaterName]: (platform: Platform, payload: Later[Name]) => Promise<unknown>
} = {
  'deliver-lead': deliverLead,
  'send-code': sendCode,
  'check-payment': settlePayment,
  'send-refund': sendRefund,
}
