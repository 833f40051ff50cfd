import type { GatewayError } from '../gateway-error.ts'
import type { Alerter, OperatorAlert } from './alert.ts'

/** An alerter for tests that records alerts and can be made to fail. */
export interface FakeAlerter extends Alerter {
  readonly sent: readonly OperatorAlert[]
  failWith(error: GatewayError | null): void
}

export function createFakeAlerter(): FakeAlerter {
  const sent: OperatorAlert[] = []
  let failure: GatewayError | null = null
  return {
    name: 'fake',
    sent,
    async send(alert) {
      if (failure) throw failure
      sent.push(alert)
    },
    failWith(error) {
      failure = error
    },
  }
}
