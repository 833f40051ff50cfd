import type { GatewayError } from '../gateway-error.ts'
import { createSandboxPayments, type SandboxPayments } from './sandbox.ts'

/** The sandbox in memory for tests, which counts refunds and can be told to be out of reach. */
export interface FakePayments extends SandboxPayments {
  /** The keys of the refunds it was asked for, those in vain too. */
  readonly refundsAsked: readonly string[]
  failWith(error: GatewayError | null): void
}

export function createFakePayments(clock: { now(): Date }): FakePayments {
  const kept = new Map<string, string>()
  const store = {
    read: async (id: string) => kept.get(id) ?? null,
    write: async (id: string, text: string) => void kept.set(id, text),
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
