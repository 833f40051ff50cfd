import type { GatewayError } from '../gateway-error.ts'
import type { Mail, Mailer } from './mail.ts'

/** A mailer for tests that records mails and can be made to fail or hang. */
export interface FakeMailer extends Mailer {
  readonly sent: readonly Mail[]
  /** Makes further mails fail; null: they succeed again. */
  failWith(error: GatewayError | null): void
  /** Makes further mails wait until the returned function is called. */
  hang(): () => void
}

export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = []
  let failure: GatewayError | null = null
  let gate: Promise<void> = Promise.resolve()
  return {
    sent,
    async send(mail) {
      await gate
      if (failure) throw failure
      sent.push(mail)
    },
    async close() {},
    failWith(error) {
      failure = error
    },
    hang() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}
