import type { Alerter } from './alert.ts'

/** What sends text messages here; an `SmsSender` is one. */
export interface TextSender {
  send(message: {
    readonly to: string
    readonly text: string
    readonly mark: string
    readonly again: boolean
  }): Promise<void>
}

/** Alerts as a text message to the operator's number. */
export function createSmsAlerter({ sms, to }: { readonly sms: TextSender; readonly to: string }): Alerter {
  return {
    name: 'ALERT_SMS',
    send: ({ text, mark }) => sms.send({ to, text: `${text} Ref ${mark}`, mark, again: false }),
  }
}
