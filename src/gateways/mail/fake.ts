import type { GatewayError } from '../gateway-error.ts'
import type { Mail, Mailer } from './mail.ts'

/** A mailer for tests that keeps what it is given and can be told to fail or to hang. */
export interface FakeMailer extends Mailer {
  readonly sent: readonly Mail[]
  /** From now on each mail fails so; `null`: they leave again. */
  failWith(error: GatewayError | null): void
  /** From now on each mail waits until the returned function is called. */
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
