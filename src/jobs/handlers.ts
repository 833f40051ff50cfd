import { sendAlertMail } from '#operations/alert/send-alert-mail.ts'
import { sendHook } from '#operations/hook/send-hook.ts'
import type { Later, LaterName } from '#operations/later.ts'
import type { Platform } from '#operations/platform.ts'
import { sendRefund } from '#operations/reservation/send-refund.ts'
import { settlePayment } from '#operations/reservation/settle-payment.ts'
import { deliverLead } from '#operations/sending/deliver-lead.ts'
import { sendNotification } from '#operations/sending/send-notification.ts'
import { sendCode } from '#operations/visitor/send-code.ts'

/** The handler of each kind of job; the compiler checks that every kind has one. */
export const handlers: {
  readonly [Name in LaterName]: (platform: Platform, payload: Later[Name]) => Promise<unknown>
} = {
  'deliver-lead': deliverLead,
  'send-code': sendCode,
  'send-alert-mail': sendAlertMail,
  'send-notification': sendNotification,
  'send-hook': sendHook,
  'check-payment': settlePayment,
  'send-refund': sendRefund,
}
