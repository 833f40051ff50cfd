import type { GatewayError } from '../gateway-error.ts'
import type { SmsMessage, SmsSender } from './sms.ts'

/** A sender for tests that records messages and can be made to fail. */
export interface FakeSms extends SmsSender {
  readonly sent: readonly SmsMessage[]
  failWith(error: GatewayError | null): void
}

export function createFakeSms(): FakeSms {
  const sent: SmsMessage[] = []
  let failure: GatewayError | null = null
  return {
    sent,
    async send(message) {
      if (failure) throw failure
      if (message.again && sent.some(({ to, text }) => to === message.to && text.includes(message.mark))) return
      sent.push(message)
    },
    failWith(error) {
      failure = error
    },
  }
}
