import type { OutboxKind, OutboxRow } from '#storage/outbox/due-notices.ts'
import { sendAlertMail } from './alert/send-alert-mail.ts'
import { sendHook } from './hook/send-hook.ts'
import type { Platform } from './platform.ts'
import { sendRefund } from './reservation/send-refund.ts'
import { deliverLead } from './sending/deliver-lead.ts'
import { sendNotification } from './sending/send-notification.ts'
import { sendWarning } from './staff/send-warning.ts'
import { sendCode } from './visitor/send-code.ts'

/**
 * Makes one attempt at a row of each kind, if it is due. Safe to call twice, at once or after a crash: an attempt claims
 * its row first.
 */
export const SENDERS: Readonly<Record<OutboxKind, (platform: Platform, row: OutboxRow) => Promise<unknown>>> = {
  lead: deliverLead,
  code: sendCode,
  'alert-mail': sendAlertMail,
  notification: sendNotification,
  hook: sendHook,
  refund: sendRefund,
  warning: sendWarning,
}
