import type { Alerter } from './alert.ts'

/** Sends text messages; `SmsSender` implements it. */
export interface TextSender {
  send(message: {
    readonly to: string
    readonly text: string
    readonly mark: string
    readonly again: boolean
  }): Promise<void>
}

/** Sends alerts as text messages to the operator's number. */
export function createSmsAlerter({ sms, to }: { readonly sms: TextSender; readonly to: string }): Alerter {
  return {
    name: 'ALERT_SMS',
    send: ({ text, mark }) => sms.send({ to, text: `${text} Ref ${mark}`, mark, again: false }),
  }
}
