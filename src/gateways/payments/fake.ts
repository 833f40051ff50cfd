import type { GatewayError } from '../gateway-error.ts'
import { createSandboxPayments, type SandboxPayments } from './sandbox.ts'

/** An in-memory sandbox for tests that records refund requests and can be made unreachable. */
export interface FakePayments extends SandboxPayments {
  /** Keys of all requested refunds, failed ones included. */
  readonly refundsAsked: readonly string[]
  failWith(error: GatewayError | null): void
}

export function createFakePayments(clock: { now(): Date }): FakePayments {
  const payments = new Map<string, string>()
  const store = {
    read: async (id: string) => payments.get(id) ?? null,
    write: async (id: string, text: string) => void payments.set(id, text),
  }
  const sandbox = createSandboxPayments({ store, secret: 'a secret of the tests', clock })
  const refundsAsked: string[] = []
  let failure: GatewayError | null = null
  const reached = <T>(answer: () => Promise<T>) => (failure ? Promise.reject(failure) : answer())
  return {
    ...sandbox,
    refundsAsked,
    failWith(error) {
      failure = error
    },
    open: (order) => reached(() => sandbox.open(order)),
    look: (id) => reached(() => sandbox.look(id)),
    close: (id) => reached(() => sandbox.close(id)),
    refund: (order) => {
      refundsAsked.push(order.key)
      return reached(() => sandbox.refund(order))
    },
  }
}
