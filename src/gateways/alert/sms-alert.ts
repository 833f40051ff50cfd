import type { SmsSender } from '../sms/sms.ts'
import type { Alerter } from './alert.ts'

/** Alerts as a text message to the operator's number. */
export function createSmsAlerter({ sms, to }: { readonly sms: SmsSender; readonly to: string }): Alerter {
  return {
    name: 'ALERT_SMS',
    send: ({ text, mark }) => sms.send({ to, text: `${text} Ref ${mark}`, mark, again: false }),
  }
}
