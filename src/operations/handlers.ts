import { sendAlertMail } from './alert/send-alert-mail.ts'
import { sendHook } from './hook/send-hook.ts'
import type { Later, LaterName } from './later.ts'
import type { Platform } from './platform.ts'
import { sendRefund } from './reservation/send-refund.ts'
import { settlePayment } from './reservation/settle-payment.ts'
import { deliverLead } from './sending/deliver-lead.ts'
import { sendNotification } from './sending/send-notification.ts'
import { sendCode } from './visitor/send-code.ts'

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

/** Does one job: what the worker does in production, and `runDeferred` in tests. */
export function handle<Name extends LaterName>(platform: Platform, name: Name, payload: Later[Name]): Promise<unknown> {
  return handlers[name](platform, payload)
}
